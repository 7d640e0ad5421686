import { and, count, inArray, isNull } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { GoodsBrand, GoodsBrandDraft } from '@/lib/contract/goods-brand';
import { onOff } from '@/lib/contract/states/on-off';
import { wireTime } from '@/lib/format/shanghai-time';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { holdRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { goods, goodsBrand } from '@/reference-api/database/schema/goods';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

type Table = typeof goodsBrand;
interface Filter {
  name?: string | undefined;
  status?: 0 | 1 | undefined;
}

/** What is special about brands (goods.md 2). */
export const goodsBrandSpec: ListSpec<Table, GoodsBrand, Filter> & CrudSpec<Table, GoodsBrandDraft, GoodsBrandDraft & { version: number }> =
  {
    table: goodsBrand,
    object: 'brand',
    scope: () => undefined,
    order: { sort: goodsBrand.sort, createTime: goodsBrand.createTime },
    where: ({ name, status }) => [containsKeyword(name, [goodsBrand.name]), sameAs(goodsBrand.status, status)],
    rows: brandRows,
    taken: (call) => ({ goods_brand_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }) }),
    insert: (draft, call) => insertRecord(goodsBrand, { ...draft, createTime: call.now }, call),
    changes: async ({ version: _checked, ...draft }) => draft,
    beforeRemove: async (record, call) => {
      // Without this the brand would be taken from goods just being saved: the tables let it go from all (custom/after.sql).
      await holdRecord(goodsBrand, record.id, call);
      if ((await goodsOf([record.id], call)).get(record.id)) throw new Refusal(codes.brandHasGoods);
    },
  };

async function brandRows(records: readonly Table['$inferSelect'][], call: Call): Promise<GoodsBrand[]> {
  const ids = records.map(({ id }) => id);
  const counted = await goodsOf(ids, call);
  return records.map((record) => ({
    ...record,
    status: record.status === onOff.on ? onOff.on : onOff.off,
    createTime: wireTime(record.createTime),
    goodsCount: counted.get(record.id) ?? 0,
  }));
}

/** How many of the goods a caller sees are of each brand. */
async function goodsOf(ids: readonly number[], { database, caller }: Call): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ brandId: goods.brandId, goods: count() })
    .from(goods)
    .where(and(inArray(goods.brandId, [...ids]), isNull(goods.deletedAt), storeScope(goods.storeId, caller)))
    .groupBy(goods.brandId);
  return new Map(found.map(({ brandId, goods: some }) => [brandId ?? 0, some]));
}

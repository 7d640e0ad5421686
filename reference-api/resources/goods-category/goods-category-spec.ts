import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { goodsKindField } from '@/lib/contract/goods/kind-field';
import type { GoodsCategory, GoodsCategoryDraft } from '@/lib/contract/goods-category';
import { onOff } from '@/lib/contract/states/on-off';
import { wireTime } from '@/lib/format/shanghai-time';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { holdRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { goods, goodsCategory } from '@/reference-api/database/schema/goods';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

type Table = typeof goodsCategory;
type CategoryRecord = Table['$inferSelect'];
interface Filter {
  kind?: number | undefined;
  name?: string | undefined;
  status?: 0 | 1 | undefined;
}
type Patch = Omit<GoodsCategoryDraft, 'kind'> & { version: number };

/** What is special about categories (goods.md 1). */
export const goodsCategorySpec: ListSpec<Table, GoodsCategory, Filter> & CrudSpec<Table, GoodsCategoryDraft, Patch> = {
  table: goodsCategory,
  object: 'category',
  scope: () => undefined,
  order: { sort: goodsCategory.sort },
  unpaged: true,
  where: ({ kind, name, status }) => [
    sameAs(goodsCategory.kind, kind),
    containsKeyword(name, [goodsCategory.name]),
    sameAs(goodsCategory.status, status),
  ],
  rows: categoryRows,
  taken: (call) => ({ goods_category_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }) }),
  insert: async (draft, call) => {
    await requireParent(draft, call);
    return insertRecord(goodsCategory, { ...draft, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    await requireParent({ ...draft, kind: record.kind }, call, record.id);
    return draft;
  },
  beforeRemove: async (record, call) => {
    // A child or goods just being put into it are waited for. Whoever comes later holds it as well, waits, and finds it gone.
    await holdRecord(goodsCategory, record.id, call);
    if (await hasChildren(record.id, call)) throw new Refusal(codes.categoryHasChildren);
    if ((await goodsIn([record.id], call)).get(record.id)) throw new Refusal(codes.categoryHasGoods);
  },
};

/** Two levels: a parent stands at the top, is of the same kind and not the category itself, and a category with children has none. */
async function requireParent({ kind, parentId }: { kind: number; parentId: number }, call: Call, ownId?: number): Promise<void> {
  if (parentId === 0) return;
  if (parentId === ownId) throw new Refusal(codes.parentIsSelf, {}, 'parentId');
  // The parent stays locked until the child stands, so that it cannot be moved below another at the same moment.
  const [parent] = await call.database.select().from(goodsCategory).where(eq(goodsCategory.id, parentId)).for('update');
  if (!parent || parent.kind !== kind || parent.parentId !== 0) throw new Refusal(codes.parentNotTop, {}, 'parentId');
  if (ownId !== undefined && (await hasChildren(ownId, call))) throw new Refusal(codes.parentNotTop, {}, 'parentId');
}

async function hasChildren(id: number, { database }: Call): Promise<boolean> {
  const [child] = await database.select({ id: goodsCategory.id }).from(goodsCategory).where(eq(goodsCategory.parentId, id)).limit(1);
  return child !== undefined;
}

async function categoryRows(records: readonly CategoryRecord[], call: Call): Promise<GoodsCategory[]> {
  const ids = records.map(({ id }) => id);
  const counted = await goodsIn(ids, call);
  return records.map((record) => ({
    ...record,
    kind: goodsKindField.parse(record.kind),
    status: record.status === onOff.on ? onOff.on : onOff.off,
    createTime: wireTime(record.createTime),
    goodsCount: counted.get(record.id) ?? 0,
    children: [],
  }));
}

/** How many of the goods a caller sees lie in each category, those in the recycle bin included: they come back into it. */
async function goodsIn(ids: readonly number[], { database, caller }: Call): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ categoryId: goods.categoryId, goods: count() })
    .from(goods)
    .where(and(inArray(goods.categoryId, [...ids]), isNull(goods.deletedAt), ne(goods.categoryId, 0), storeScope(goods.storeId, caller)))
    .groupBy(goods.categoryId);
  return new Map(found.map(({ categoryId, goods: some }) => [categoryId, some]));
}

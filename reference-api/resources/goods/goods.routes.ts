import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { goodsCreate, goodsInfo, goodsUpdate, goods as listing } from '@/lib/contract/goods';
import { goodsOptions } from '@/lib/contract/goods/action';
import { goodsKindField } from '@/lib/contract/goods/kind-field';
import { goodsLog } from '@/lib/contract/goods/log';
import { listPage, oneOf } from '@/reference-api/crud/list-page';
import { listUnder } from '@/reference-api/crud/list-under';
import { findRecord } from '@/reference-api/crud/records';
import { storeScope } from '@/reference-api/crud/scope';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { goodsLogSpec } from './goods-log';
import { editableGoods, requireMayMake } from './goods-owner';
import { goodsRecordOf } from './goods-record';
import { shownToBuyers } from './goods-sale';
import { goodsSpec, keptGoods, keywordOf } from './goods-spec';
import { createGoods, updateGoods } from './save-goods';

const MAX_OPTIONS = 20;

/** Mounts reading and writing of goods (goods.md 5). */
export function mountGoods(api: Api): void {
  serve(api, listing.list, (call) => listPage(goodsSpec, call.query, call));

  serve(api, goodsInfo, async (call) => goodsRecordOf(await findRecord(goodsSpec, call.query.id, call, 'read'), call));

  serve(api, goodsCreate, async (call) => {
    requireMayMake(call.body.kind, call);
    return createGoods(call.body, call);
  });

  serve(api, goodsUpdate, async (call) => {
    const { id, version, ...draft } = call.body;
    return updateGoods(await editableGoods(id, call), version, draft, call);
  });

  serve(api, goodsLog.list, (call) => listUnder(goodsSpec, call.query.id, goodsLogSpec, call));

  serve(api, goodsOptions, optionsFor);
}

async function optionsFor({
  query,
  caller,
  database,
}: Call<{ kind?: number | undefined; keyword?: string | undefined; onSale?: 0 | 1 | undefined; ids?: number[] | undefined }>) {
  const found = await database
    .select({ id: goods.id, name: goods.name, cover: goods.cover, kind: goods.kind, priceMin: goods.priceMin, priceMax: goods.priceMax })
    .from(goods)
    .where(
      and(
        isNull(goods.deletedAt),
        storeScope(goods.storeId, caller),
        query.ids ? oneOf(goods, query.ids) : keptGoods,
        query.kind === undefined ? undefined : eq(goods.kind, query.kind),
        query.onSale === 1 ? shownToBuyers(database) : undefined,
        query.keyword ? keywordOf(query.keyword, database) : undefined,
      ),
    )
    .orderBy(desc(goods.sort), desc(goods.id))
    .limit(query.ids ? query.ids.length : MAX_OPTIONS);
  const ids = found.map(({ id }) => id);
  const skus =
    ids.length === 0
      ? []
      : await database
          .select({ id: goodsSku.id, goodsId: goodsSku.goodsId, specText: goodsSku.specText, price: goodsSku.price })
          .from(goodsSku)
          .where(and(inArray(goodsSku.goodsId, ids), isNull(goodsSku.deletedAt)))
          .orderBy(goodsSku.sort, goodsSku.id);
  return found.map((row) => ({
    ...row,
    kind: goodsKindField.parse(row.kind),
    skus: skus.filter(({ goodsId }) => goodsId === row.id).map(({ goodsId: _known, ...sku }) => sku),
  }));
}

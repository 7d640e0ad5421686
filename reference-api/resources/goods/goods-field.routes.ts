import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { goodsCategoryMove, goodsCopy, goodsFlag, goodsPrice, goodsSort, goodsStock } from '@/lib/contract/goods/action';
import { LARGEST_STOCK } from '@/lib/contract/goods/sku';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { warnOfLowStock } from '@/reference-api/commerce/stock/low-stock';
import { eachOf } from '@/reference-api/crud/each-of';
import { findRecord, updateVersioned } from '@/reference-api/crud/records';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { notFound } from '@/reference-api/not-found';
import { Refusal, refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { requireFittingPrices } from './commissions';
import { copyGoods } from './copy-goods';
import { placeNames, variantChanges } from './goods-changes';
import { holdGoods, refreshFigures } from './goods-figures';
import { logGoods, ofVariant } from './goods-log';
import { editableGoods, requireChangeable, requireMayMake } from './goods-owner';
import { requireCategory } from './goods-place';
import { skusOf, storesCards } from './goods-record';
import { needsReview } from './goods-review';
import { goodsSpec } from './goods-spec';
import { movesFar } from './key-fields';
import type { GoodsRecord } from './stored-goods';

const next = sql`${goods.version} + 1`;

/** Mounts changes of single fields in the list (goods.md 4, 5). */
export function mountGoodsFields(api: Api): void {
  serve(api, goodsSort, async (call) => {
    const { id, sort } = call.body;
    const record = await editableGoods(id, call);
    await call.database.update(goods).set({ sort, version: next }).where(eq(goods.id, id));
    await logGoods(id, { action: 'sort', before: { sort: record.sort }, after: { sort } }, call);
    return { ...answerOf(record), version: record.version + 1 };
  });

  serve(api, goodsFlag, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const { field, value } = call.body;
      const record = await findRecord(goodsSpec, id, step, 'write');
      await step.database
        .update(goods)
        .set({ [field]: value, version: next })
        .where(eq(goods.id, id));
      await logGoods(id, { action: 'flag', before: { [field]: record[field] }, after: { [field]: value } }, step);
    }),
  );

  serve(api, goodsCategoryMove, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await editableGoods(id, step);
      requireChangeable(record);
      const { categoryId } = call.body;
      await requireCategory(categoryId, record.kind, step);
      if (record.categoryId === categoryId) return;
      await step.database.update(goods).set({ categoryId, version: next }).where(eq(goods.id, id));
      const moved = { before: { categoryId: record.categoryId }, after: { categoryId } };
      await logGoods(id, { action: 'categoryMove', ...(await placeNames(moved, step)) }, step);
      await reviewAgain(record, step);
    }),
  );

  serve(api, goodsStock, changeStock);
  serve(api, goodsPrice, changePrices);

  serve(api, goodsCopy, async (call) => {
    const record = await editableGoods(call.body.id, call);
    requireMayMake(record.kind, call);
    return copyGoods(record, call);
  });
}

const answerOf = ({ id, status, auditStatus, version }: GoodsRecord) => ({ id, status, auditStatus, version });

/**
 * Adds to and takes from typed stock, each variant in one conditional update. The goods are held first, as orders hold them: the total
 * is counted over all variants, and would miss what an order under way takes from another one.
 */
async function changeStock(call: Call<undefined, { id: number; skus: { skuId: number; delta: number }[]; remark: string }>) {
  const { body, database } = call;
  await holdGoods(body.id, database);
  const record = await editableGoods(body.id, call);
  if (storesCards(record)) throw new Refusal(codes.invalidRequest);
  const known = new Map((await skusOf(record.id, database)).map((sku) => [sku.id, sku]));
  for (const { skuId, delta } of [...body.skus].sort((one, other) => one.skuId - other.skuId)) {
    const sku = known.get(skuId);
    if (!sku) throw notFound('variant');
    const [changed] = await database
      .update(goodsSku)
      .set({ stock: sql`${goodsSku.stock} + ${delta}` })
      .where(and(eq(goodsSku.id, skuId), sql`${goodsSku.stock} + ${delta} between 0 and ${LARGEST_STOCK}`))
      .returning({ stock: goodsSku.stock });
    if (!changed) throw refuseField('stock', 'range', { label: { message: 'goods.fields.stock' }, min: 0, max: LARGEST_STOCK });
    const named = (stock: number) => ({ [ofVariant('stock', sku.specText)]: stock });
    await logGoods(
      record.id,
      { action: 'stock', reason: body.remark, before: named(changed.stock - delta), after: named(changed.stock) },
      call,
    );
  }
  await refreshFigures(record.id, database);
  await warnOfLowStock(record.id, call);
  return answerOf(record);
}

/** Prices in place; of another store a change of more than 30 % asks for a new review. */
async function changePrices(
  call: Call<undefined, { id: number; version: number; skus: { skuId: number; price: number; marketPrice?: number | undefined }[] }>,
) {
  const { body, database } = call;
  const record = await editableGoods(body.id, call);
  requireChangeable(record);
  const known = new Map((await skusOf(record.id, database)).map((sku) => [sku.id, sku]));
  await requireFittingPrices(record, body.skus, call);
  await updateVersioned(goods, body, { updateTime: call.now }, call);
  let far = false;
  for (const { skuId, price, marketPrice } of body.skus) {
    const sku = known.get(skuId);
    if (!sku) throw notFound('variant');
    const listPrice = marketPrice ?? sku.marketPrice;
    if (listPrice !== 0 && listPrice < price) throw refuseField('price', 'marketPriceTooLow');
    await database.update(goodsSku).set({ price, marketPrice: listPrice }).where(eq(goodsSku.id, skuId));
    const written = variantChanges(sku, { ...sku, price, marketPrice: listPrice });
    await logGoods(record.id, { action: 'price', ...written }, call);
    far ||= movesFar(sku.price, price);
  }
  await refreshFigures(record.id, database);
  const current = { ...record, version: record.version + 1 };
  return far ? reviewAgain(current, call) : answerOf(current);
}

/** Approved goods of another store go back to review after a change of a key field. */
async function reviewAgain(record: GoodsRecord, call: Call) {
  const approved = record.auditStatus === auditState.approved && record.status !== goodsState.recycled;
  if (!approved || !(await needsReview(record.storeId, call.database, 'keyFields'))) return answerOf(record);
  const to = { status: goodsState.offSale, auditStatus: auditState.pending };
  const [moved] = await call.database
    .update(goods)
    .set({ ...to, version: next })
    .where(and(eq(goods.id, record.id), eq(goods.auditStatus, auditState.approved)))
    .returning({ version: goods.version });
  await logGoods(record.id, { action: 'reaudit', from: { status: record.status, auditStatus: record.auditStatus }, to }, call);
  return { id: record.id, ...to, version: moved?.version ?? record.version };
}

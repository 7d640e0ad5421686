import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { cardState } from '@/lib/contract/states/card';
import { licenceState } from '@/lib/contract/states/licence';
import { countDelivered } from '@/reference-api/commerce/card/deliver-cards';
import { releaseCards } from '@/reference-api/commerce/card/lock-cards';
import type { Effect } from '@/reference-api/commerce/effect';
import { undoRenewal } from '@/reference-api/commerce/licence/renew-licence';
import { fulfilmentOf, rulesOf, takesCards, undelivered } from '@/reference-api/commerce/order/item-terms';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { goods } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { licence } from '@/reference-api/database/schema/licence';
import { order } from '@/reference-api/database/schema/order';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import type { ItemBack } from './items-back';
import type { OrderBack } from './order-back';

/** Why a licence was revoked that came back with a refund; an invariant tells such licences by it. */
export const REVOKED_BY_REFUND = '订单已退款';

/** Sales, stock, cards and licences follow the pieces that come back (clarifications 33, 34). */
export async function giveBackGoods(effect: Effect, back: OrderBack): Promise<void> {
  const { of, row, completes } = back;
  const sorted = [...back.backs].sort((a, b) => a.item.goodsId - b.item.goodsId || a.item.skuId - b.item.skuId);
  for (const each of sorted) {
    const { item, pieces } = each;
    if (pieces > 0) await countSales(effect, item.goodsId, -pieces);
    const how = fulfilmentOf(of.kind, rulesOf(item), of.renewLicenceId !== null);
    if (how === 'renewal') {
      if (completes) await undoRenewal(effect, of, item);
      continue;
    }
    const taken = await takeBackPieces(effect, back, each);
    if (!takesCards(how) && row.restock === 1)
      await moveStock(effect, { goodsId: item.goodsId, skuId: item.skuId, delta: pieces, of: 'typed' });
    await countDelivered(effect, item, -taken);
    if (taken > 0)
      await effect.database
        .update(order)
        .set({ deliveredCount: sql`greatest(0, ${order.deliveredCount} - ${taken})` })
        .where(eq(order.id, of.id));
  }
}

async function countSales({ database }: Effect, goodsId: number, pieces: number): Promise<void> {
  await database
    .update(goods)
    .set({ sales: sql`greatest(0, ${goods.sales} + ${pieces})` })
    .where(eq(goods.id, goodsId));
}

/** Pieces not handed over yet come first: their cards are free again. Then the newest of what was handed over. Answers how many of those. */
async function takeBackPieces(effect: Effect, { of, completes }: OrderBack, { item, pieces }: ItemBack): Promise<number> {
  const how = fulfilmentOf(of.kind, rulesOf(item), false);
  const waiting = completes ? undelivered(item) : Math.min(pieces, undelivered(item));
  if (takesCards(how) && waiting > 0)
    await releaseCards(effect, { itemId: item.id, goodsId: item.goodsId, skuId: item.skuId, most: waiting });
  const handed = completes ? item.deliveredCount : Math.max(0, pieces - waiting);
  if (handed === 0) return 0;
  if (how === 'codes' || how === 'keys' || how === 'activated') return revokeLicences(effect, item.id, handed);
  if (how === 'cards' || how === 'typed') return endDeliveries(effect, item.id, handed);
  return 0;
}

async function endDeliveries({ database, now }: Effect, itemId: number, most: number): Promise<number> {
  const newest = await database
    .select({ id: orderDelivery.id, cardId: orderDelivery.cardId })
    .from(orderDelivery)
    .where(and(eq(orderDelivery.itemId, itemId), isNull(orderDelivery.endedAt)))
    .orderBy(desc(orderDelivery.id))
    .limit(most);
  if (newest.length === 0) return 0;
  const ids = newest.map(({ id }) => id);
  await database.update(orderDelivery).set({ endedAt: now }).where(inArray(orderDelivery.id, ids));
  await toDecide({ database }, newest);
  return newest.length;
}

async function revokeLicences({ database }: Effect, itemId: number, most: number): Promise<number> {
  const newest = await database
    .select({ id: licence.id, cardId: licence.cardId })
    .from(licence)
    .where(and(eq(licence.itemId, itemId), ne(licence.status, licenceState.revoked)))
    .orderBy(desc(licence.id))
    .limit(most);
  if (newest.length === 0) return 0;
  const ids = newest.map(({ id }) => id);
  await database
    .update(licence)
    .set({ status: licenceState.revoked, reason: REVOKED_BY_REFUND, version: sql`${licence.version} + 1` })
    .where(inArray(licence.id, ids));
  await toDecide({ database }, newest);
  return newest.length;
}

/** Cards that a buyer has seen wait for a decision. */
async function toDecide({ database }: Pick<Effect, 'database'>, rows: readonly { cardId: number | null }[]): Promise<void> {
  const cards = rows.flatMap(({ cardId }) => (cardId === null ? [] : [cardId]));
  if (cards.length === 0) return;
  await database
    .update(goodsCard)
    .set({ status: cardState.refunded, version: sql`${goodsCard.version} + 1` })
    .where(and(inArray(goodsCard.id, cards), eq(goodsCard.status, cardState.sold)));
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { ACCOUNT } from '@/lib/contract/goods/kind';
import { cardState, cardTransitions } from '@/lib/contract/states/card';
import { orderTransitions } from '@/lib/contract/states/order';
import { sealContent } from '@/reference-api/commerce/card/card-content';
import { sellCard, warrantyOf, writeDelivery } from '@/reference-api/commerce/card/deliver-cards';
import type { Effect } from '@/reference-api/commerce/effect';
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { logOrder } from '@/reference-api/commerce/order-log';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { order } from '@/reference-api/database/schema/order';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { contentOf, type DeliveryContent } from './deliver-account';
import { laterOf } from './later-of';

export interface ReplaceDeliveryParams {
  orderId: number;
  deliveryId: number;
  reason: string;
  cardId?: number | null | undefined;
  content?: DeliveryContent | null | undefined;
  /** The main store replaces after the warranty too. */
  anyTime?: boolean | undefined;
}

/** Another account for one that does not work: the old card is void, no money moves (order.md 6). */
export async function replaceDelivery(effect: Effect, params: ReplaceDeliveryParams): Promise<Moved> {
  const { orderId, deliveryId, reason, anyTime = false } = params;
  const { replace } = orderTransitions.account;
  const of = await lockOrder(effect, orderId);
  if (of.kind !== ACCOUNT || !replace.from.some((status) => status === of.status)) throw new Refusal(replace.refusal);
  const [old] = await effect.database
    .select()
    .from(orderDelivery)
    .where(and(eq(orderDelivery.id, deliveryId), eq(orderDelivery.orderId, orderId)));
  const item = (await itemsOf(effect, orderId)).find(({ id }) => id === old?.itemId);
  if (!old || !item) throw notFound('card');
  if (old.endedAt) throw new Refusal(replace.refusal);
  if (!anyTime && old.warrantyUntil && old.warrantyUntil < effect.now) throw new Refusal(codes.warrantyEnded);
  const replacedBy = await handOver(effect, of, item, params);
  const warrantyUntil = laterOf(of.warrantyUntil, warrantyOf(effect, item));
  await effect.database
    .update(orderDelivery)
    .set({ endedAt: effect.now, replacedBy, reason })
    .where(and(eq(orderDelivery.id, deliveryId), isNull(orderDelivery.endedAt)));
  if (old.cardId !== null) await voidOld(effect, old.cardId, reason);
  // The order waits for the end of the last warranty, as it did before (order.md 6).
  const ends = { warrantyUntil, autoReceiveTime: laterOf(of.autoReceiveTime, warrantyUntil) };
  const [moved] = await moveState(order, orderId, replace, ends, effect);
  if (!moved) throw new Refusal(replace.refusal);
  await logOrder(effect, { orderId, type: 'replace', content: reason });
  return moved;
}

async function handOver(effect: Effect, of: OrderRow, item: ItemRow, { cardId, content }: ReplaceDeliveryParams): Promise<number> {
  if (cardId == null) {
    if (content == null) throw new Refusal(codes.invalidRequest);
    const { content: sealed, contentMask } = sealContent(effect.keys, contentOf(content, item), rulesOf(item).cardFields);
    return writeDelivery(effect, of, item, { content: sealed, contentMask });
  }
  const [card] = await effect.database
    .select()
    .from(goodsCard)
    // Of the goods that were bought, as at the first delivery: a card of others has another content, and their stock would pay for it.
    .where(and(eq(goodsCard.id, cardId), eq(goodsCard.storeId, of.storeId), eq(goodsCard.goodsId, item.goodsId)));
  if (!card) throw notFound('ownCard');
  if (card.status !== cardState.available) throw new Refusal(codes.notEnoughStock);
  await moveStock(effect, { goodsId: card.goodsId, skuId: card.skuId, delta: -1, of: 'cards' });
  await sellCard(effect, card, cardState.available, of, item);
  return writeDelivery(effect, of, item, { cardId, content: card.content, contentMask: card.contentMask });
}

async function voidOld({ database }: Effect, cardId: number, reason: string): Promise<void> {
  const { to } = cardTransitions.replace;
  await database
    .update(goodsCard)
    .set({ status: to, voidReason: reason, version: sql`${goodsCard.version} + 1` })
    .where(and(eq(goodsCard.id, cardId), eq(goodsCard.status, cardState.sold)));
}

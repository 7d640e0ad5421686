import { and, asc, eq, inArray } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { ACCOUNT } from '@/lib/contract/goods/kind';
import { cardState } from '@/lib/contract/states/card';
import { orderTransitions } from '@/lib/contract/states/order';
import { type CardContent, sealContent } from '@/reference-api/commerce/card/card-content';
import { countDelivered, sellCard, warrantyOf, writeDelivery } from '@/reference-api/commerce/card/deliver-cards';
import { type CardRow, releaseCards } from '@/reference-api/commerce/card/lock-cards';
import type { Effect } from '@/reference-api/commerce/effect';
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { rulesOf, undelivered } from '@/reference-api/commerce/order/item-terms';
import { logOrder } from '@/reference-api/commerce/order-log';
import { fulfilledPart } from '@/reference-api/commerce/payment/fulfilled-part';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { order } from '@/reference-api/database/schema/order';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal } from '@/reference-api/refusal';
import { laterOf } from './later-of';

export type DeliveryContent = string | CardContent;

export interface DeliverAccountParams {
  orderId: number;
  /** Cards of the stock, or contents typed by hand: together as many as are still to deliver. */
  cardIds?: readonly number[] | undefined;
  contents?: readonly DeliveryContent[] | undefined;
}

const { deliver } = orderTransitions.account;

/** Hands accounts over by hand (order.md 6). Cards that stayed locked for the order are free again. */
export async function deliverAccount(effect: Effect, { orderId, cardIds = [], contents = [] }: DeliverAccountParams): Promise<Moved> {
  const of = await lockOrder(effect, orderId);
  if (of.kind !== ACCOUNT || !deliver.from.some((status) => status === of.status)) throw new Refusal(deliver.refusal);
  const items = await itemsOf(effect, orderId);
  const wanted = items.reduce((sum, item) => sum + undelivered(item), 0);
  if (cardIds.length + contents.length !== wanted || new Set(cardIds).size !== cardIds.length) throw new Refusal(codes.deliverCountDiffers);
  const queue = items.map((item) => ({ item, left: undelivered(item) }));
  for (const card of await cardsOf(effect, of, cardIds)) await handCard(effect, of, card, place(queue, card));
  for (const content of contents) await handContent(effect, of, content, place(queue));
  for (const { item } of queue) {
    await countDelivered(effect, item, undelivered(item));
    await releaseCards(effect, { itemId: item.id, goodsId: item.goodsId, skuId: item.skuId });
  }
  const ends = items.filter((item) => undelivered(item) > 0).map((item) => warrantyOf(effect, item));
  const warrantyUntil = ends.reduce(laterOf, of.warrantyUntil) ?? effect.now;
  const { status: _fulfilled, ...changes } = await fulfilledPart(effect, of.kind, warrantyUntil);
  const [moved] = await moveState(
    order,
    orderId,
    deliver,
    { ...changes, warrantyUntil, deliveredCount: of.deliveredCount + wanted },
    effect,
  );
  if (!moved) throw new Refusal(deliver.refusal);
  await logOrder(effect, { orderId, before: of.status, after: moved.status, type: 'deliver', content: String(wanted) });
  await notify(effect, {
    ...{ kind: 'orderDelivered', to: { type: 'member', id: of.memberId }, text: `您的订单 ${of.orderNo} 已发放，请在订单页查看` },
    ...{ object: 'order', objectId: orderId },
  });
  return moved;
}

interface Place {
  item: ItemRow;
  left: number;
}

/** The item a piece is for: that of the card's variant, else that of its goods, else the first that still waits. */
function place(queue: readonly Place[], card?: CardRow): ItemRow {
  const waiting = queue.filter(({ left }) => left > 0);
  const fits = card
    ? (waiting.find(({ item }) => item.skuId === card.skuId) ?? waiting.find(({ item }) => item.goodsId === card.goodsId))
    : waiting[0];
  if (!fits) throw new Refusal(codes.deliverCountDiffers);
  fits.left -= 1;
  return fits.item;
}

/** Cards on sale, or locked for this very order. */
async function cardsOf({ database }: Effect, { id: orderId, storeId }: OrderRow, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const found = await database
    .select()
    .from(goodsCard)
    .where(and(inArray(goodsCard.id, [...ids]), eq(goodsCard.storeId, storeId)))
    .orderBy(asc(goodsCard.id));
  const usable = found.filter(
    ({ status, orderId: of }) => status === cardState.available || (status === cardState.locked && of === orderId),
  );
  if (usable.length !== ids.length) throw new Refusal(codes.notEnoughStock);
  return usable;
}

async function handCard(effect: Effect, of: OrderRow, card: CardRow, item: ItemRow): Promise<void> {
  if (card.status === cardState.available) await moveStock(effect, { goodsId: card.goodsId, skuId: card.skuId, delta: -1, of: 'cards' });
  await sellCard(effect, card, card.status, of, item);
  await writeDelivery(effect, of, item, { cardId: card.id, content: card.content, contentMask: card.contentMask });
}

async function handContent(effect: Effect, of: OrderRow, content: DeliveryContent, item: ItemRow): Promise<void> {
  const { content: sealed, contentMask } = sealContent(effect.keys, contentOf(content, item), rulesOf(item).cardFields);
  await writeDelivery(effect, of, item, { content: sealed, contentMask });
}

/** A typed text is read as the fields of the goods when it has as many parts, else kept as it is. */
export function contentOf(content: DeliveryContent, item: ItemRow): CardContent {
  if (typeof content !== 'string') return content;
  const { cardFields = [], separator = '----' } = rulesOf(item);
  const parts = content.split(separator).map((part) => part.trim());
  if (cardFields.length < 2 || parts.length !== cardFields.length) return { [cardFields[0]?.key ?? 'content']: content };
  return Object.fromEntries(cardFields.map(({ key }, index) => [key, parts[index] ?? '']));
}

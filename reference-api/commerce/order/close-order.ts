import { codes } from '@/lib/contract/call/codes';
import type { OrderLogType } from '@/lib/contract/order/log-types';
import { orderClose, orderStepsOf } from '@/lib/contract/states/order';
import type { Transition } from '@/lib/contract/states/transitions';
import { releaseCards } from '@/reference-api/commerce/card/lock-cards';
import { returnCoupons } from '@/reference-api/commerce/coupon/order-coupons';
import type { Effect } from '@/reference-api/commerce/effect';
import { bookPoints, pointBiz } from '@/reference-api/commerce/ledgers/book-points';
import { itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { order } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import { fulfilmentOf, rulesOf, takesCards } from './item-terms';

export interface CloseOrderParams {
  orderId: number;
  closeType: number;
  reason: string;
}

/** Which step of the state table a way of closing is, and what the log calls it. */
const stepOf: Readonly<Record<number, OrderLogType>> = {
  [orderClose.timeout]: 'timeout',
  [orderClose.byBuyer]: 'cancel',
  [orderClose.byAdmin]: 'close',
};

/** Closes an unpaid order and gives back what it took: stock, cards, coupon and points (E-close). */
export async function closeOrder(effect: Effect, { orderId, closeType, reason }: CloseOrderParams): Promise<Moved> {
  const of = await lockOrder(effect, orderId);
  const type = stepOf[closeType] ?? 'close';
  const transition: Transition | undefined = orderStepsOf(of.kind)[type];
  if (!transition) throw new Refusal(codes.orderChanged);
  const changes = { closeType, closeReason: reason, closeTime: effect.now };
  const [moved] = await moveState(order, orderId, transition, changes, effect);
  if (!moved) throw new Refusal(transition.refusal);
  await giveBackPoints(effect, of);
  await returnCoupons(effect, { orderId });
  if (of.renewLicenceId === null) await giveBackStock(effect, of);
  await logOrder(effect, { orderId, before: of.status, after: moved.status, type, content: reason });
  return moved;
}

async function giveBackPoints(effect: Effect, { memberId, usePoints, orderNo }: OrderRow): Promise<void> {
  if (usePoints === 0) return;
  await bookPoints(effect, { memberId, delta: usePoints, bizType: pointBiz.usedReturned, bizNo: orderNo, title: '抵扣退回' });
}

async function giveBackStock(effect: Effect, of: OrderRow): Promise<void> {
  const items = await itemsOf(effect, of.id);
  for (const item of items.sort((a, b) => a.goodsId - b.goodsId || a.skuId - b.skuId)) {
    const { id: itemId, goodsId, skuId, count } = item;
    if (takesCards(fulfilmentOf(of.kind, rulesOf(item), false))) await releaseCards(effect, { itemId, goodsId, skuId });
    else await moveStock(effect, { goodsId, skuId, delta: count, of: 'typed' });
  }
}

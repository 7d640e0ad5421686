import { codes } from '@/lib/contract/call/codes';
import { orderStepsOf, refundFlag } from '@/lib/contract/states/order';
import { giveGiftCoupons } from '@/reference-api/commerce/coupon/order-coupons';
import type { Effect } from '@/reference-api/commerce/effect';
import { rewardBuyer } from '@/reference-api/commerce/growth/reward-buyer';
import { pointBiz } from '@/reference-api/commerce/ledgers/book-points';
import { type ItemRow, lockOrderAndItems, type OrderRow } from '@/reference-api/commerce/lock-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { order } from '@/reference-api/database/schema/order';
import { together } from '@/reference-api/database/together';
import { Refusal } from '@/reference-api/refusal';
import { bookIncome, freezeCommissions, incomeTerms } from './book-income';
import { rulesOf } from './item-terms';
import { earnedOnLeft } from './left-of-items';

/**
 * Completes a fulfilled order: points, growth and gift coupons reach the buyer, commissions and the income of the store begin to
 * wait for their settlement (E-complete). An open after-sale holds it up.
 */
export async function completeOrder(effect: Effect, { orderId, reason = '' }: { orderId: number; reason?: string }): Promise<Moved> {
  const [of, items] = await lockOrderAndItems(effect, orderId);
  const transition = orderStepsOf(of.kind).receive;
  if (of.refundFlag === refundFlag.open || !transition) throw new Refusal(codes.orderChanged);
  const { points, growth } = earnedOnLeft(of, items);
  const changes = { finishTime: effect.now, receiveTime: effect.now, givePoints: points, grantedPoints: points, grantedGrowth: growth };
  const [[moved], terms] = await together(
    moveState(order, orderId, transition, changes, effect),
    incomeTerms(effect, of),
    giveToBuyer(effect, of, items, { points, growth }),
    freezeCommissions(effect, of),
    logOrder(effect, { orderId, before: of.status, after: transition.to ?? of.status, type: 'receive', content: reason }),
  );
  if (!moved) throw new Refusal(transition.refusal);
  await bookIncome(effect, of, terms);
  return moved;
}

async function giveToBuyer(
  effect: Effect,
  { id: orderId, memberId, orderNo }: OrderRow,
  items: readonly ItemRow[],
  { points, growth }: { points: number; growth: number },
): Promise<void> {
  const ledger = { bizType: pointBiz.orderGift, bizNo: orderNo, title: '订单赠送' };
  await rewardBuyer(effect, { memberId, points, growth, ...ledger, remark: `订单 ${orderNo} 完成` });
  for (const item of items) {
    const { giveCouponIds: couponIds = [] } = rulesOf(item);
    const kept = item.refundedCount < item.count && (item.payPrice === 0 || item.refundedPrice < item.payPrice);
    if (kept && couponIds.length > 0) await giveGiftCoupons(effect, { orderId, itemId: item.id, memberId, couponIds });
  }
}

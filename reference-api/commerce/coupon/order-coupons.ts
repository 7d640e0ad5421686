import { and, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { memberCouponState, memberCouponTransitions } from '@/lib/contract/states/member-coupon';
import { orderState, refundFlag } from '@/lib/contract/states/order';
import type { Effect } from '@/reference-api/commerce/effect';
import { moveState } from '@/reference-api/crud/move-state';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { order } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import { giveIfLeft } from './take-coupon';

interface Use {
  recordId: number;
  memberId: number;
  orderId: number;
  orderNo: string;
}

/** Marks a member's coupon as used by an order: it is the member's, unused and valid at this moment (marketing.md 1). */
export async function useCoupon(effect: Effect, { recordId, memberId, orderId, orderNo }: Use): Promise<void> {
  const { database, now } = effect;
  const where = and(eq(memberCoupon.memberId, memberId), lte(memberCoupon.validStart, now), gt(memberCoupon.validEnd, now));
  await moveState(memberCoupon, recordId, memberCouponTransitions.use, { orderId, orderNo, usedTime: now }, { database, where });
  await countUse(effect, recordId, 1);
}

const GIVER_REFUNDED = '订单已全额退款';

/** Gives the coupon of an order back; past its end it comes back expired, and void when the order that gave it has been refunded in full. */
export async function returnCoupons(effect: Effect, { orderId }: { orderId: number }): Promise<void> {
  const { database, now } = effect;
  const used = await database
    .select({ id: memberCoupon.id, validEnd: memberCoupon.validEnd, giftOrderId: memberCoupon.giftOrderId })
    .from(memberCoupon)
    .where(and(eq(memberCoupon.orderId, orderId), eq(memberCoupon.status, memberCouponState.used)))
    .for('no key update');
  for (const { id, validEnd, giftOrderId } of used) {
    const { giveBack, giveBackExpired, giveBackVoid } = memberCouponTransitions;
    const isVoid = giftOrderId !== null && (await isRefundedInFull(effect, giftOrderId));
    const step = isVoid ? giveBackVoid : validEnd > now ? giveBack : giveBackExpired;
    const unbound = { orderId: null, orderNo: '', usedTime: null, ...(isVoid ? { voidReason: GIVER_REFUNDED } : {}) };
    await moveState(memberCoupon, id, step, unbound, { database });
    await countUse(effect, id, -1);
  }
}

async function isRefundedInFull({ database }: Effect, orderId: number): Promise<boolean> {
  const refunded = and(eq(order.id, orderId), eq(order.status, orderState.closed), eq(order.refundFlag, refundFlag.fully));
  return (await database.$count(order, refunded)) > 0;
}

/** Gives the gift coupons of an item whose order was completed: once per item, as long as they last. */
export async function giveGiftCoupons(
  effect: Effect,
  { orderId, itemId, memberId, couponIds }: { orderId: number; itemId: number; memberId: number; couponIds: readonly number[] },
): Promise<void> {
  for (const couponId of new Set(couponIds)) {
    const [given] = await effect.database
      .select({ id: memberCoupon.id })
      .from(memberCoupon)
      .where(and(eq(memberCoupon.giftItemId, itemId), eq(memberCoupon.couponId, couponId)));
    if (!given) await giveIfLeft(effect, { couponId, memberId, from: { orderId, itemId } });
  }
}

/** Takes unused gift coupons back when their order was refunded in full; one that is used is void when it comes back. */
export async function voidGiftCoupons({ database }: Effect, { orderId }: { orderId: number }): Promise<void> {
  const { from, to } = memberCouponTransitions.void;
  // Held first: one that is just coming back unused is waited for, and one that comes back later finds the refund.
  await database
    .select({ id: memberCoupon.id })
    .from(memberCoupon)
    .where(eq(memberCoupon.giftOrderId, orderId))
    .orderBy(memberCoupon.id)
    .for('no key update');
  await database
    .update(memberCoupon)
    .set({ status: to, voidReason: GIVER_REFUNDED, version: sql`${memberCoupon.version} + 1` })
    .where(and(eq(memberCoupon.giftOrderId, orderId), inArray(memberCoupon.status, [...from])));
}

async function countUse({ database }: Effect, recordId: number, step: 1 | -1): Promise<void> {
  const ofRecord = database.select({ id: memberCoupon.couponId }).from(memberCoupon).where(eq(memberCoupon.id, recordId));
  const { rowCount } = await database
    .update(coupon)
    .set({ usedCount: sql`${coupon.usedCount} + ${step}` })
    .where(and(inArray(coupon.id, ofRecord), gte(coupon.usedCount, -step)));
  if (rowCount !== 1) throw new Refusal(codes.couponUnusable);
}

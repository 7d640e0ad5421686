import { and, asc, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { couponTake } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';
import type { Effect } from '@/reference-api/commerce/effect';
import { coupon } from '@/reference-api/database/schema/coupon';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { type CouponRow, giveCoupon, isOver } from './give-coupon';

/** A member takes a coupon (reference-api.md 2.1). */
export async function takeCoupon(
  effect: Effect,
  { memberId, couponId }: { memberId: number; couponId: number },
): Promise<{ recordId: number }> {
  const wanted = await couponOf(effect, couponId);
  const outside = wanted.status !== couponState.issuing || wanted.takeType !== couponTake.byMember || !isOpen(wanted, effect.now);
  if (outside) throw new Refusal(codes.couponOutsidePeriod);
  const [recordId = 0] = await giveCoupon(effect, { couponId, memberId, pieces: 1, action: 'take' });
  return { recordId };
}

/** An administrator gives a member so many pieces (marketing.md 1). */
export async function issueCoupon(
  effect: Effect,
  { couponId, memberId, pieces }: { couponId: number; memberId: number; pieces: number },
): Promise<void> {
  const wanted = await couponOf(effect, couponId);
  if (wanted.takeType !== couponTake.byAdmin) throw new Refusal(codes.couponNotIssuedByAdmin);
  if (wanted.status !== couponState.issuing || isOver(wanted, effect.now)) throw new Refusal(codes.couponEnded);
  await giveCoupon(effect, { couponId, memberId, pieces, action: 'issue' });
}

/** Gives somebody new the coupons for registrations, as long as they last. */
export async function welcomeCoupons(effect: Effect, memberId: number): Promise<void> {
  const offered = await effect.database
    .select()
    .from(coupon)
    .where(and(eq(coupon.takeType, couponTake.onRegistration), eq(coupon.status, couponState.issuing)))
    .orderBy(asc(coupon.id));
  for (const each of offered) if (isOpen(each, effect.now)) await giveIfLeft(effect, { couponId: each.id, memberId });
}

/** Gives one piece, or nothing when the coupon is gone or does not fit; a refusal undoes its own step alone. */
export async function giveIfLeft(
  effect: Effect,
  gift: { couponId: number; memberId: number; from?: { orderId: number; itemId: number } },
): Promise<void> {
  try {
    await effect.database.transaction((step) => giveCoupon({ ...effect, database: step }, { ...gift, pieces: 1, action: 'issue' }));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function couponOf({ database }: Effect, couponId: number): Promise<CouponRow> {
  const [found] = await database.select().from(coupon).where(eq(coupon.id, couponId));
  if (!found) throw notFound('coupon');
  return found;
}

const isOpen = (wanted: CouponRow, now: Date) => (wanted.takeStart === null || wanted.takeStart <= now) && !isOver(wanted, now);

import { and, count, eq, or, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { couponValidity } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { actingMember, type Buyer } from '@/reference-api/commerce/member/buyer';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';

export type CouponRow = typeof coupon.$inferSelect;

const UNLIMITED = -1;

interface Gift {
  couponId: number;
  memberId: number;
  pieces: number;
  action: 'take' | 'issue';
  /** Where it comes from when an order gives it: it goes back with a full refund. */
  from?: { orderId: number; itemId: number };
}

/** Gives a member so many pieces of a coupon; the last one goes to one person only. Answers the new records. */
export async function giveCoupon(effect: Effect, { couponId, memberId, pieces, action, from }: Gift): Promise<number[]> {
  const { database, now } = effect;
  const message = { action: { message: `errors.action.${action}` } };
  const person = await actingMember(effect, memberId, action);
  const [taken] = await database
    .update(coupon)
    .set({ takenCount: sql`${coupon.takenCount} + ${pieces}` })
    .where(
      and(
        eq(coupon.id, couponId),
        eq(coupon.status, couponState.issuing),
        or(eq(coupon.totalCount, UNLIMITED), sql`${coupon.takenCount} + ${pieces} <= ${coupon.totalCount}`),
      ),
    )
    .returning();
  if (!taken) throw await whyNot(effect, couponId, action);
  if (!fitsLevel(taken, person)) throw new Refusal(codes.couponLevelMismatch, message);
  if (isOver(taken, now)) throw new Refusal(codes.couponEnded);
  if ((await heldBy(effect, couponId, memberId)) + pieces > limitOf(taken)) throw new Refusal(codes.couponPerMemberReached, message);
  const rows = Array.from({ length: pieces }, () => ({
    ...{ couponId, memberId, storeId: taken.storeId, takeType: taken.takeType, createTime: now, ...validity(taken, now) },
    ...{ giftOrderId: from?.orderId ?? null, giftItemId: from?.itemId ?? null },
  }));
  const made = await database.insert(memberCoupon).values(rows).returning({ id: memberCoupon.id });
  return made.map(({ id }) => id);
}

async function whyNot({ database }: Effect, couponId: number, action: 'take' | 'issue'): Promise<Refusal> {
  const [found] = await database.select({ status: coupon.status }).from(coupon).where(eq(coupon.id, couponId));
  if (!found) return notFound('coupon');
  if (found.status === couponState.issuing)
    return new Refusal(codes.couponNotEnoughLeft, { action: { message: `errors.action.${action}` } });
  return new Refusal(action === 'take' ? codes.couponOutsidePeriod : codes.couponEnded);
}

async function heldBy({ database }: Effect, couponId: number, memberId: number): Promise<number> {
  const [held] = await database
    .select({ pieces: count() })
    .from(memberCoupon)
    .where(and(eq(memberCoupon.couponId, couponId), eq(memberCoupon.memberId, memberId)));
  return held?.pieces ?? 0;
}

/** Whether nobody can take a coupon any more: its taking period or its validity is over (marketing.md 1). */
export const isOver = ({ takeEnd, validityType, validEnd }: CouponRow, now: Date): boolean =>
  (takeEnd !== null && takeEnd <= now) || (validityType === couponValidity.fixedDates && validEnd !== null && validEnd <= now);

const fitsLevel = ({ memberLevelIds }: CouponRow, { levelId }: Buyer) =>
  memberLevelIds.length === 0 || (levelId !== null && memberLevelIds.includes(levelId));

const limitOf = ({ perLimit }: CouponRow) => (perLimit === UNLIMITED ? Number.POSITIVE_INFINITY : perLimit);

/** From when to when a coupon taken now may be used. */
function validity(
  { validityType, validStart, validEnd, afterDays, validDays }: CouponRow,
  now: Date,
): { validStart: Date; validEnd: Date } {
  if (validityType === couponValidity.fixedDates) return { validStart: validStart ?? now, validEnd: validEnd ?? now };
  const start = new Date(now.getTime() + afterDays * DAY_MS);
  return { validStart: start, validEnd: new Date(start.getTime() + validDays * DAY_MS) };
}

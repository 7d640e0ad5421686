import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { memberCoupon } from '@/reference-api/database/schema/coupon';
import type { JobContext } from './each-due';
import { inBatches } from './in-batches';
import { remind } from './remind';

const REMIND_DAYS = 7;

/** Coupons of members past their end expire; a reminder goes out seven days before. */
export async function expireCoupons(context: JobContext): Promise<number> {
  const { database, clock, stop } = context;
  const now = clock.now();
  const due = and(eq(memberCoupon.status, memberCouponState.unused), lte(memberCoupon.validEnd, now));
  const expired = await inBatches(async (limit) => {
    const batch = database
      .select({ id: memberCoupon.id })
      .from(memberCoupon)
      .where(due)
      .orderBy(asc(memberCoupon.validEnd), asc(memberCoupon.id))
      .limit(limit);
    const { rowCount } = await database
      .update(memberCoupon)
      .set({ status: memberCouponState.expired, version: sql`${memberCoupon.version} + 1` })
      .where(and(inArray(memberCoupon.id, batch), eq(memberCoupon.status, memberCouponState.unused)));
    return rowCount ?? 0;
  }, stop);
  const reminded = await remind(context, {
    kind: 'couponExpiring',
    receiverType: 'member',
    object: 'memberCoupon',
    days: REMIND_DAYS,
    rows: sql`select r.id, r.member_id as receiver, r.valid_end as ends, '您的优惠券“' || c.name || '”即将到期' as text
      from member_coupon r join coupon c on c.id = r.coupon_id where r.status = ${memberCouponState.unused}`,
  });
  return expired + reminded;
}

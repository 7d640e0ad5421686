import { and, eq, gt, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { couponValidity } from '@/lib/contract/coupon/codes';
import { couponState } from '@/lib/contract/states/coupon';
import { isOver } from '@/reference-api/commerce/coupon/give-coupon';
import { coupon } from '@/reference-api/database/schema/coupon';

type CouponRecord = typeof coupon.$inferSelect;

/** Whether neither the time of taking nor the validity has passed. */
export const notOver = (now: Date): SQL | undefined =>
  and(
    or(isNull(coupon.takeEnd), gt(coupon.takeEnd, now)),
    or(ne(coupon.validityType, couponValidity.fixedDates), isNull(coupon.validEnd), gt(coupon.validEnd, now)),
  );

const allTaken = sql`(${coupon.totalCount} <> -1 and ${coupon.takenCount} >= ${coupon.totalCount})`;

/** The state people see: a coupon given out may be over or all taken, which nobody stores (marketing.md 1). */
export function shownStatus(record: CouponRecord, now: Date): 0 | 1 | 2 | 3 | 4 {
  if (record.status !== couponState.issuing) return record.status === couponState.stopped ? couponState.stopped : couponState.draft;
  if (isOver(record, now)) return couponState.ended;
  return record.totalCount !== -1 && record.takenCount >= record.totalCount ? couponState.allTaken : couponState.issuing;
}

/** The same for the database, for filters and counted tabs. */
export function withShownStatus(status: number, now: Date): SQL | undefined {
  const issuing = eq(coupon.status, couponState.issuing);
  const over = notOver(now);
  switch (status) {
    case couponState.issuing:
      return and(issuing, over, not(allTaken));
    case couponState.allTaken:
      return and(issuing, over, allTaken);
    case couponState.ended:
      return and(issuing, over && not(over));
    default:
      return eq(coupon.status, status);
  }
}

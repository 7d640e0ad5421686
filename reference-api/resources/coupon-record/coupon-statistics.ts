import { and, count, eq, gte, sql, sum } from 'drizzle-orm';
import type { CouponStatistics } from '@/lib/contract/coupon-record';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { payState } from '@/lib/contract/states/order';
import { addDays, shanghaiDate, startOfShanghaiDay } from '@/lib/format/shanghai-time';
import type { Database } from '@/reference-api/database/connect';
import { memberCoupon } from '@/reference-api/database/schema/coupon';
import { order } from '@/reference-api/database/schema/order';

const { unused, used, expired, void: voided } = memberCouponState;

/**
 * How a coupon was taken and used, and what was paid with it and stayed paid: an order whose money went back whole gave its coupon back,
 * too, and counts no more.
 */
export async function statisticsOf(
  couponId: number,
  days: number,
  { database, now }: { database: Database; now: Date },
): Promise<CouponStatistics> {
  const own = eq(memberCoupon.couponId, couponId);
  const states = await database
    .select({ status: memberCoupon.status, rows: count() })
    .from(memberCoupon)
    .where(own)
    .groupBy(memberCoupon.status);
  const of = (status: number) => states.find((each) => each.status === status)?.rows ?? 0;
  const [sold] = await database
    .select({
      orders: count(),
      sales: sum(sql`${order.payPrice} - ${order.refundedPrice}`).mapWith(Number),
      discount: sum(order.couponPrice).mapWith(Number),
    })
    .from(memberCoupon)
    .innerJoin(order, eq(order.id, memberCoupon.orderId))
    .where(and(own, eq(memberCoupon.status, used), eq(order.payStatus, payState.paid)));
  const first = addDays(shanghaiDate(now), 1 - days);
  const [taken, spent] = [await daily('createTime', own, first, database), await daily('usedTime', own, first, database)];
  return {
    taken: states.reduce((total, { rows }) => total + rows, 0),
    unused: of(unused),
    used: of(used),
    expired: of(expired),
    void: of(voided),
    orders: sold?.orders ?? 0,
    sales: sold?.sales ?? 0,
    discount: sold?.discount ?? 0,
    days: Array.from({ length: days }, (_, index) => addDays(first, index)).map((date) => ({
      date,
      taken: taken.get(date) ?? 0,
      used: spent.get(date) ?? 0,
    })),
  };
}

async function daily(
  column: 'createTime' | 'usedTime',
  own: ReturnType<typeof eq>,
  first: string,
  database: Database,
): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${memberCoupon[column]} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const found = await database
    .select({ day, rows: count() })
    .from(memberCoupon)
    .where(and(own, gte(memberCoupon[column], startOfShanghaiDay(first))))
    .groupBy(day);
  return new Map(found.map((each) => [each.day, each.rows]));
}

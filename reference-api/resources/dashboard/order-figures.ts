import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { OrderTrend } from '@/lib/contract/dashboard';
import { addDays, earliestOf, latestOf, shanghaiDate, startOfMonth, startOfWeek } from '@/lib/format/shanghai-time';
import { storeScope } from '@/reference-api/crud/scope';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';

interface Paid {
  orderCount: number;
  payAmount: number;
}
type Asking = Pick<Call, 'database' | 'caller' | 'now'>;
const NOTHING: Paid = { orderCount: 0, payAmount: 0 };

/** Orders by the day they were paid; what was refunded later does not change past days (dashboard.md 3). */
export async function orderFigures(days: readonly string[], kind: number | undefined, call: Asking): Promise<OrderTrend> {
  const today = shanghaiDate(call.now);
  const yesterday = addDays(today, -1);
  const monday = startOfWeek(today);
  const first = startOfMonth(today);
  const earliest = earliestOf(today, yesterday, monday, first, ...days.slice(0, 1));
  const latest = latestOf(today, ...days.slice(-1));
  const byDay = await paidByDay(earliest, latest, kind, call);
  const of = (day: string) => byDay.get(day) ?? NOTHING;
  const since = (from: string) => [...byDay].filter(([day]) => day >= from && day <= today).map(([, paid]) => paid);
  const [week, month] = [sum(since(monday)), sum(since(first))];
  return {
    todayCount: of(today).orderCount,
    todayAmount: of(today).payAmount,
    yesterdayCount: of(yesterday).orderCount,
    yesterdayAmount: of(yesterday).payAmount,
    weekCount: week.orderCount,
    weekAmount: week.payAmount,
    monthCount: month.orderCount,
    monthAmount: month.payAmount,
    list: days.map((date) => ({ date, ...of(date) })),
  };
}

async function paidByDay(from: string, to: string, kind: number | undefined, { caller, database }: Asking): Promise<Map<string, Paid>> {
  // Each day is a stretch of the index: to ask every order for its day costs more than to add it up. The series is one of timestamps:
  // of dates it would be made in the time zone of the session.
  const begins = (day: SQL) => sql`(${day}) at time zone 'Asia/Shanghai'`;
  const ofDay = and(
    sql`${order.payTime} >= ${begins(sql`days.day`)}`,
    sql`${order.payTime} < ${begins(sql`days.day + interval '1 day'`)}`,
    storeScope(order.storeId, caller),
    kind === undefined ? undefined : eq(order.kind, kind),
  );
  const { rows } = await database.execute<{ day: string; orderCount: number; payAmount: number }>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as day, paid.*
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as days (day)
    cross join lateral (
      select count(*) as "orderCount", coalesce(sum(${order.payPrice}), 0)::bigint as "payAmount" from ${order} where ${ofDay}
    ) as paid`);
  return new Map(rows.map(({ day, ...paid }) => [day, paid]));
}

const sum = (all: readonly Paid[]): Paid =>
  all.reduce((a, b) => ({ orderCount: a.orderCount + b.orderCount, payAmount: a.payAmount + b.payAmount }), NOTHING);

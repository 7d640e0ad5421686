import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import { ORDER_AFTER_SALE_TAB, type OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import { MOST_COUNTED } from '@/lib/contract/page';
import { orderState, refundFlag } from '@/lib/contract/states/order';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { storeScope } from '@/reference-api/crud/scope';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import { orderRows } from './order-rows';
import { tabOrders, untabbedOrders } from './order-where';

/** What is special about the lists of orders (order.md 3). */
export const orderSpec: ListSpec<typeof order, Order, OrderFilter, { count?: number | undefined; payPrice?: number | undefined }> = {
  table: order,
  object: 'order',
  scope: ({ caller }, filter) => storeScope(order.storeId, caller, filter?.storeId),
  live: isNull(order.deletedAt),
  order: { createTime: order.createTime, payTime: order.payTime, payPrice: order.payPrice },
  where: (filter, call) => [...untabbedOrders(filter, call), tabOrders(filter.tab)],
  rows: orderRows,
  summary: orderSums,
  summedWhenCounted: true,
  tabs: (_matching, call, filter) =>
    tabCounts(and(orderSpec.live, orderSpec.scope(call, filter), ...untabbedOrders(filter, call)), filter.keyword, call.database),
};

/** How many orders match and what they are worth; the same sums that an export adds up to. */
async function orderSums(matching: SQL | undefined, { database }: Call): Promise<{ count: number; payPrice: number }> {
  const [sums] = await database
    .select({ count: count(), payPrice: sql<string>`coalesce(sum(${order.payPrice}), 0)` })
    .from(order)
    .where(matching);
  return { count: sums?.count ?? 0, payPrice: Number(sums?.payPrice ?? 0) };
}

/** Words make every row that might match be looked at: what they find is counted less far. */
const MOST_BY_WORDS = 10_000;

/**
 * How many orders stand under each tab. What few match is counted in one pass; beyond that each tab is counted for itself on
 * the index of the states, as far as lists count at all. Of many that words find no tab is counted.
 */
async function tabCounts(
  matching: SQL | undefined,
  keyword: string | undefined,
  database: Call['database'],
): Promise<Record<string, number>> {
  const most = keyword ? MOST_BY_WORDS : MOST_COUNTED;
  const some = database.select({ status: order.status, refundFlag: order.refundFlag }).from(order).where(matching).limit(most).as('some');
  const open = sql<number>`count(*) filter (where ${some.refundFlag} = ${refundFlag.open})`.mapWith(Number);
  const byState = await database.select({ status: some.status, orders: count(), open }).from(some).groupBy(some.status);
  const all = byState.reduce((sum, { orders }) => sum + orders, 0);
  if (all === most) return keyword ? {} : tabByTab(matching, database);
  return {
    all,
    ...Object.fromEntries(byState.map(({ status, orders }) => [String(status), orders])),
    [ORDER_AFTER_SALE_TAB]: byState.reduce((sum, each) => sum + each.open, 0),
  };
}

async function tabByTab(matching: SQL | undefined, database: Call['database']): Promise<Record<string, number>> {
  const tabs = [...Object.values(orderState).map(String), ORDER_AFTER_SALE_TAB];
  const counted = await Promise.all(
    tabs.map(async (tab) => {
      const some = database
        .select({ one: sql`1`.as('one') })
        .from(order)
        .where(and(matching, tabOrders(tab)))
        .limit(MOST_COUNTED)
        .as('some');
      const [found] = await database.select({ orders: count() }).from(some);
      return [tab, found?.orders ?? 0] as const;
    }),
  );
  return { all: MOST_COUNTED, ...Object.fromEntries(counted) };
}

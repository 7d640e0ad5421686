import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import { ORDER_AFTER_SALE_TAB, type OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order-row';
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
  tabs: (_matching, call, filter) =>
    tabCounts(and(orderSpec.live, orderSpec.scope(call, filter), ...untabbedOrders(filter, call)), call.database),
};

/** How many orders match and what they are worth; the same sums that an export adds up to. */
async function orderSums(matching: SQL | undefined, { database }: Call): Promise<{ count: number; payPrice: number }> {
  const [sums] = await database
    .select({ count: count(), payPrice: sql<string>`coalesce(sum(${order.payPrice}), 0)` })
    .from(order)
    .where(matching);
  return { count: sums?.count ?? 0, payPrice: Number(sums?.payPrice ?? 0) };
}

async function tabCounts(matching: SQL | undefined, database: Call['database']): Promise<Record<string, number>> {
  const [byState, afterSale] = await Promise.all([
    database.select({ status: order.status, orders: count() }).from(order).where(matching).groupBy(order.status),
    database
      .select({ orders: count() })
      .from(order)
      .where(and(matching, tabOrders(ORDER_AFTER_SALE_TAB))),
  ]);
  return {
    all: byState.reduce((sum, { orders }) => sum + orders, 0),
    ...Object.fromEntries(byState.map(({ status, orders }) => [String(status), orders])),
    [ORDER_AFTER_SALE_TAB]: afterSale[0]?.orders ?? 0,
  };
}

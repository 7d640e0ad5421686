import { and, count, isNull, type SQL, sql } from 'drizzle-orm';
import type { OrderFilter } from '@/lib/contract/order';
import type { Order } from '@/lib/contract/order/row';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { storeScope } from '@/reference-api/crud/scope';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import { orderRows } from './order-rows';
import { type ByState, type Narrowed, ordersByState, orderTabs, sumsOfTab } from './order-tabs';
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
  tabs: async (_matching, call, filter) => {
    const narrowed: Narrowed = (byWord) => and(orderSpec.live, orderSpec.scope(call, filter), ...untabbedOrders(filter, call, byWord));
    const counting = ordersByState(filter, narrowed, call.database);
    counted.set(call, counting);
    return orderTabs(await counting, filter.keyword, narrowed(), call.database);
  },
  // More than were counted match, when no tab was; how many stand under one of them is not known then.
  totalOfTabs: (tabs, { keyword, tab }) => {
    if (!keyword) return undefined;
    if (tabs.all === undefined) return tab === 'all' ? Number.POSITIVE_INFINITY : undefined;
    return tab.split(',').reduce((sum, each) => sum + (tabs[each] ?? 0), 0);
  },
};

/** What the pass over the tabs of this call found, which knows the sums as well. */
const counted = new WeakMap<Call, Promise<ByState>>();

/** How many orders match and what they are worth; the same sums that an export adds up to. */
async function orderSums(matching: SQL | undefined, call: Call, { tab }: OrderFilter): Promise<{ count: number; payPrice: number }> {
  const byState = await counted.get(call);
  if (byState) return sumsOfTab(byState, tab);
  const [sums] = await call.database
    .select({ count: count(), payPrice: sql<string>`coalesce(sum(${order.payPrice}), 0)` })
    .from(order)
    .where(matching);
  return { count: sums?.count ?? 0, payPrice: Number(sums?.payPrice ?? 0) };
}

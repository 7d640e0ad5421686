import { and, gte, sql } from 'drizzle-orm';
import { storeScope } from '@/reference-api/crud/scope';
import { goods } from '@/reference-api/database/schema/goods';
import { order } from '@/reference-api/database/schema/order';
import type { Call } from '@/reference-api/serve';
import { sinceDays } from './rankings';

/** How far the orders placed in the last days have come. Views of goods are counted without a day, so that theirs is the sum of all time. */
export async function orderFunnelOf(days: number, { caller, database, now }: Call) {
  const [orders] = await database
    .select({
      ordered: sql<number>`count(*)::int`,
      paid: sql<number>`count(${order.payTime})::int`,
      completed: sql<number>`count(${order.finishTime})::int`,
    })
    .from(order)
    .where(and(gte(order.createTime, sinceDays(days, now)), storeScope(order.storeId, caller)));
  const [seen] = await database
    .select({ browsed: sql<string>`coalesce(sum(${goods.views}), 0)` })
    .from(goods)
    .where(storeScope(goods.storeId, caller));
  return { browsed: Number(seen?.browsed ?? 0), ...(orders ?? { ordered: 0, paid: 0, completed: 0 }) };
}

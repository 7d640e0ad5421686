import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { cardState } from '@/lib/contract/states/card';
import { orderState } from '@/lib/contract/states/order';
import type { Database } from '@/reference-api/database/connect';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { order, orderItem } from '@/reference-api/database/schema/order';

const ENDED = [orderState.completed, orderState.closed];

/** Whether an order of these goods is still to be paid, fulfilled or received. */
export async function hasOpenOrders(goodsId: number, database: Database, skuIds?: readonly number[]): Promise<boolean> {
  const [found] = await database
    .select({ id: orderItem.id })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(and(eq(orderItem.goodsId, goodsId), notInArray(order.status, ENDED), skuIds ? inArray(orderItem.skuId, [...skuIds]) : undefined))
    .limit(1);
  return found !== undefined;
}

/** Whether a variant has cards that can still be sold, or open orders: then it cannot be removed. */
export async function areInUse(goodsId: number, skuIds: readonly number[], database: Database): Promise<boolean> {
  if (skuIds.length === 0) return false;
  const [card] = await database
    .select({ id: goodsCard.id })
    .from(goodsCard)
    .where(
      and(inArray(goodsCard.skuId, [...skuIds]), or(eq(goodsCard.status, cardState.available), eq(goodsCard.status, cardState.locked))),
    )
    .limit(1);
  return card !== undefined || hasOpenOrders(goodsId, database, skuIds);
}

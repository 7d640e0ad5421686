import { eq, sql } from 'drizzle-orm';
import { itemAfterSale, refundFlag } from '@/lib/contract/states/order';
import type { Effect } from '@/reference-api/commerce/effect';
import { itemsOf } from '@/reference-api/commerce/lock-order';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { openCases } from './lock-refund';
import { isDone } from './refundable';

/**
 * Says on an order and its items what is going on: open while a case is open, else what was given back so far (order.md 9).
 * Asked after every step of a case.
 */
export async function markAfterSale(effect: Effect, orderId: number): Promise<void> {
  const { database } = effect;
  const open = await openCases(effect, orderId);
  const items = await itemsOf(effect, orderId);
  for (const item of items) {
    const isOpen = open.some(({ itemId }) => itemId === item.id || (itemId === null && !isDone(item)));
    const afterSaleStatus = isOpen ? itemAfterSale.open : isDone(item) ? itemAfterSale.refunded : itemAfterSale.none;
    if (afterSaleStatus !== item.afterSaleStatus)
      await database.update(orderItem).set({ afterSaleStatus }).where(eq(orderItem.id, item.id));
  }
  const back = items.some(({ refundedPrice, refundedCount }) => refundedPrice > 0 || refundedCount > 0);
  await database
    .update(order)
    .set({
      refundFlag:
        open.length > 0
          ? refundFlag.open
          : items.every(isDone)
            ? refundFlag.fully
            : sql`case when ${back} or ${order.refundedPrice} > 0 then ${refundFlag.partly}::int else ${refundFlag.none}::int end`,
      version: sql`${order.version} + 1`,
    })
    .where(eq(order.id, orderId));
}

import { and, eq, inArray, ne } from 'drizzle-orm';
import { openRefundStates } from '@/lib/contract/states/refund';
import type { Effect } from '@/reference-api/commerce/effect';
import { type ItemRow, itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { refund } from '@/reference-api/database/schema/after-sale';
import { notFound } from '@/reference-api/not-found';

export type RefundRow = typeof refund.$inferSelect;

/** An after-sale case with its order and the items: the order is held, and with it all its cases. */
export interface Case {
  row: RefundRow;
  of: OrderRow;
  items: ItemRow[];
}

export async function lockCase(effect: Effect, refundId: number): Promise<Case> {
  const named = await readRefund(effect, refundId);
  const of = await lockOrder(effect, named.orderId);
  return { row: await readRefund(effect, refundId), of, items: await itemsOf(effect, of.id) };
}

async function readRefund({ database }: Effect, refundId: number): Promise<RefundRow> {
  const [found] = await database.select().from(refund).where(eq(refund.id, refundId));
  if (!found) throw notFound('afterSale');
  return found;
}

/** Cases of an order that are open, one apart when asked. */
export const openCases = ({ database }: Pick<Effect, 'database'>, orderId: number, apart = 0): Promise<RefundRow[]> =>
  database
    .select()
    .from(refund)
    .where(and(eq(refund.orderId, orderId), inArray(refund.status, [...openRefundStates]), ne(refund.id, apart)));

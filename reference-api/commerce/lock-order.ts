import { and, eq, isNull, sql } from 'drizzle-orm';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { statement } from '@/reference-api/database/statement';
import { together } from '@/reference-api/database/together';
import { notFound } from '@/reference-api/not-found';
import type { Effect } from './effect';

export type OrderRow = typeof order.$inferSelect;
export type ItemRow = typeof orderItem.$inferSelect;

/*
 * Rows are locked in one order, so that two effects never wait for each other in a circle:
 * an order that exists, then member, distributor, goods, variant, card, licence, and last the stores with their ledgers, another
 * store before the main one. Nearly every order moves what the main store has: it is held for as short as can be (`beforeCommit`).
 * Whoever changes an order locks it first, because everything else follows from what it is at that moment. Effects that
 * come from elsewhere (stock, cards, members) never lock an order. What still meets is run again by `serve`.
 */

const orderHeld = statement('order_held', (database) =>
  database
    .select()
    .from(order)
    .where(and(eq(order.id, sql.placeholder('id')), isNull(order.deletedAt)))
    .for('no key update'),
);
const itemsOfOrder = statement('items_of_order', (database) =>
  database
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, sql.placeholder('orderId')))
    .orderBy(orderItem.id),
);

/** An order, held until the effect is done. One that was deleted is not found. */
export async function lockOrder({ database }: Pick<Effect, 'database'>, orderId: number): Promise<OrderRow> {
  const [found] = await orderHeld(database, { id: orderId });
  if (!found) throw notFound('order');
  return found;
}

/** An order, held until the effect is done, with its items. */
export const lockOrderAndItems = (effect: Pick<Effect, 'database'>, orderId: number): Promise<[OrderRow, ItemRow[]]> =>
  together(lockOrder(effect, orderId), itemsOf(effect, orderId));

/** The items of an order in the order they were bought. */
export const itemsOf = ({ database }: Pick<Effect, 'database'>, orderId: number): Promise<ItemRow[]> => itemsOfOrder(database, { orderId });

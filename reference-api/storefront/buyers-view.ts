import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { licenceState } from '@/lib/contract/states/licence';
import { orderState } from '@/lib/contract/states/order';
import { openContent } from '@/reference-api/commerce/card/card-content';
import type { Effect } from '@/reference-api/commerce/effect';
import { licence } from '@/reference-api/database/schema/licence';
import { order } from '@/reference-api/database/schema/order';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import { notFound } from '@/reference-api/not-found';

/** What the buyer of an order may see: contents and keys only once they were delivered, never the notes of the store (order.md 6). */
export async function buyersView({ database, keys }: Effect, { orderId }: { orderId: number }) {
  const [found] = await database.select().from(order).where(eq(order.id, orderId));
  if (!found) throw notFound('order');
  if (found.status !== orderState.fulfilled && found.status !== orderState.completed) return { deliveries: [], licences: [], result: null };
  const deliveries = await database
    .select({ content: orderDelivery.content })
    .from(orderDelivery)
    .where(and(eq(orderDelivery.orderId, orderId), isNull(orderDelivery.endedAt)))
    .orderBy(asc(orderDelivery.id));
  const licences = await database
    .select({ key: licence.key })
    .from(licence)
    .where(and(eq(licence.orderId, orderId), ne(licence.status, licenceState.revoked)))
    .orderBy(asc(licence.id));
  return {
    deliveries: deliveries.map(({ content }) => ({ content: Object.values(openContent(keys, content)).join('----') })),
    licences: licences.map(({ key }) => ({ key: keys.open(key) })),
    result: found.result ? { text: found.result.text, images: found.result.images } : null,
  };
}

import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { orderDeliver, orderDeliveryReveal, orderReplace } from '@/lib/contract/order/account';
import { isMain } from '@/reference-api/auth/caller';
import { deliverAccount } from '@/reference-api/commerce/delivery/deliver-account';
import { replaceDelivery } from '@/reference-api/commerce/delivery/replace-delivery';
import { effectOf } from '@/reference-api/commerce/effect';
import { logOrder } from '@/reference-api/commerce/order-log';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { ownOrder, standing } from './order-step';
import { readOrder } from './read-order';

/** Mounts what only orders of accounts know (order.md 6). */
export function mountAccountOrders(api: Api): void {
  serve(api, orderDeliver, async (call) => {
    const { id, source, cardIds, contents } = call.body;
    await ownOrder(id, call);
    await deliverAccount(effectOf(call), { orderId: id, ...(source === 'stock' ? { cardIds } : { contents }) });
    return standing(id, call);
  });

  serve(api, orderReplace, async (call) => {
    const { id, deliveryId, reason, cardId, content } = call.body;
    await ownOrder(id, call);
    if (!cardId && !content) throw new Refusal(codes.invalidRequest);
    const by = cardId ? { cardId } : { content: content ?? '' };
    await replaceDelivery(effectOf(call), { orderId: id, deliveryId, reason, anyTime: isMain(call.caller), ...by });
    return standing(id, call);
  });

  serve(api, orderDeliveryReveal, async (call) => {
    const delivery = await deliveryOf(call.query.deliveryId, call);
    await readOrder(delivery.orderId, call);
    await noteReveal('orderDelivery', delivery.id, 'content', call);
    await logOrder(effectOf(call), { orderId: delivery.orderId, type: 'reveal', content: Object.keys(delivery.contentMask).join('、') });
    return { value: openedContent(call.context.keys.open(delivery.content)) };
  });
}

async function deliveryOf(id: number, { database }: Call) {
  const [found] = await database.select().from(orderDelivery).where(eq(orderDelivery.id, id));
  if (!found) throw notFound('card');
  return found;
}

/** Cards are sealed as an object of their fields; contents typed by hand may be plain text. */
function openedContent(opened: string): string {
  try {
    const fields: unknown = JSON.parse(opened);
    return typeof fields === 'object' && fields !== null ? Object.values(fields).join(' ') : opened;
  } catch {
    return opened;
  }
}

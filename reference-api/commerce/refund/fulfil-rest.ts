import { ACCOUNT, SOFTWARE } from '@/lib/contract/goods/kind';
import { orderTransitions } from '@/lib/contract/states/order';
import { fits, type Transition } from '@/lib/contract/states/transitions';
import type { Effect } from '@/reference-api/commerce/effect';
import { itemsOf } from '@/reference-api/commerce/lock-order';
import { undelivered } from '@/reference-api/commerce/order/item-terms';
import { logOrder } from '@/reference-api/commerce/order-log';
import { fulfilledPart } from '@/reference-api/commerce/payment/fulfilled-part';
import { moveState } from '@/reference-api/crud/move-state';
import { order } from '@/reference-api/database/schema/order';
import type { OrderBack } from './order-back';

const { account, software } = orderTransitions;

/** How pieces are handed over by hand, by kind. */
const handing: Readonly<Record<number, { type: 'deliver' | 'activate'; step: Transition }>> = {
  [ACCOUNT]: { type: 'deliver', step: account.deliver },
  [SOFTWARE]: { type: 'activate', step: software.activate },
};

/** An order that waited only for the pieces that went back is delivered with what is left of it (clarifications 32, 33). */
export async function fulfilRest(effect: Effect, { of, completes }: OrderBack): Promise<void> {
  const { type, step } = handing[of.kind] ?? {};
  if (completes || !type || !step || !fits(step, of)) return;
  const items = await itemsOf(effect, of.id);
  const waits = items.some((item) => undelivered(item) > 0);
  if (waits || items.every(({ deliveredCount }) => deliveredCount === 0)) return;
  const { status: after, ...changes } = await fulfilledPart(effect, of.kind, of.warrantyUntil);
  await moveState(order, of.id, step, changes, effect);
  await logOrder(effect, { orderId: of.id, before: of.status, after, type });
}

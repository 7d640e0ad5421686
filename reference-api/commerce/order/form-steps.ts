import { codes } from '@/lib/contract/call/codes';
import { orderTransitions } from '@/lib/contract/states/order';
import { type Effect, operatorType } from '@/reference-api/commerce/effect';
import { checkedForm } from '@/reference-api/commerce/form/form-values';
import { itemsOf, lockOrder, type OrderRow } from '@/reference-api/commerce/lock-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { refuseRejected } from '@/reference-api/commerce/refund/rejection';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { order } from '@/reference-api/database/schema/order';
import type { FormValues } from '@/reference-api/database/schema/shapes';
import { Refusal } from '@/reference-api/refusal';
import { rulesOf } from './item-terms';

type Values = Readonly<Record<string, unknown>>;
const { form } = orderTransitions;
const HOUR_MS = 3_600_000;

/** The buyer fills the form of an unpaid order in anew (order.md 7). */
export async function fillForm(effect: Effect, { orderId, values }: { orderId: number; values: Values }): Promise<Moved> {
  const of = await formOrder(effect, orderId);
  const formValues = checkedForm(effect, of.formSnapshot ?? [], values);
  const moved = await moved1(moveState(order, orderId, form.fillForm, { formValues }, effect));
  await logOrder(effect, { orderId, type: 'fillForm', content: JSON.stringify(of.formValues ?? {}) });
  return moved;
}

/** The buyer answers what was asked for: the old values stay in the log, the promised time begins anew, and somebody looks at it (open-questions 31). */
export async function resubmitForm(
  effect: Effect,
  { orderId, values }: { orderId: number; values: Values },
): Promise<Moved & { submitCount: number }> {
  const { now } = effect;
  const of = await formOrder(effect, orderId);
  if (!form.resubmit.from.some((status) => status === of.status)) throw new Refusal(form.resubmit.refusal);
  await refuseRejected(effect, orderId);
  const asked = of.supplement?.fieldKeys ?? [];
  const formValues: FormValues = { ...of.formValues, ...checkedForm(effect, of.formSnapshot ?? [], values, asked) };
  const pausedMs = of.supplementTime ? now.getTime() - of.supplementTime.getTime() : 0;
  const submitCount = of.submitCount + 1;
  const changes = {
    ...{ formValues, submitCount, overdue: 0, supplementTime: null, pausedSeconds: of.pausedSeconds + Math.floor(pausedMs / 1_000) },
    promiseUntil: of.promiseUntil ? await promisedFromNow(effect, orderId) : null,
  };
  const moved = await moved1(moveState(order, orderId, form.resubmit, changes, effect));
  await logOrder(effect, {
    orderId,
    before: of.status,
    after: moved.status,
    type: 'resubmit',
    content: JSON.stringify(of.formValues ?? {}),
  });
  return { ...moved, submitCount };
}

/** The result is sent back: by an administrator, or once per order by the buyer. The promised time begins anew. */
export async function reworkForm(effect: Effect, { orderId, reason }: { orderId: number; reason: string }): Promise<Moved> {
  const of = await formOrder(effect, orderId);
  const byBuyer = effect.operator.type === operatorType.buyer;
  if (!form.rework.from.some((status) => status === of.status)) throw new Refusal(form.rework.refusal);
  if (byBuyer && of.buyerReworked) throw new Refusal(codes.reworkedBefore);
  const changes = {
    ...{ reworkCount: of.reworkCount + 1, promiseUntil: await promisedFromNow(effect, orderId), autoReceiveTime: null },
    ...(byBuyer ? { buyerReworked: true } : {}),
  };
  const moved = await moved1(moveState(order, orderId, form.rework, changes, effect));
  await logOrder(effect, { orderId, before: of.status, after: moved.status, type: 'rework', content: reason });
  return moved;
}

/** The promised time of an order that begins now. */
export async function promisedFromNow(effect: Effect, orderId: number): Promise<Date> {
  const [item] = await itemsOf(effect, orderId);
  const hours = (item && rulesOf(item).promiseHours) ?? 24;
  return new Date(effect.now.getTime() + hours * HOUR_MS);
}

async function formOrder(effect: Effect, orderId: number): Promise<OrderRow> {
  const of = await lockOrder(effect, orderId);
  if (of.formSnapshot === null) throw new Refusal(codes.orderChanged);
  return of;
}

async function moved1(moving: Promise<Moved[]>): Promise<Moved> {
  const [moved] = await moving;
  if (!moved) throw new Refusal(codes.orderChanged);
  return moved;
}

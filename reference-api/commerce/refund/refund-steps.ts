import { codes } from '@/lib/contract/call/codes';
import { refundTransitions, refundWay } from '@/lib/contract/states/refund';
import type { Transition } from '@/lib/contract/states/transitions';
import { type Effect, operatorType } from '@/reference-api/commerce/effect';
import { rulesOf } from '@/reference-api/commerce/order/item-terms';
import { logRefund } from '@/reference-api/commerce/order-log';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { refund } from '@/reference-api/database/schema/after-sale';
import type { ReturnAddressShape } from '@/reference-api/database/schema/shapes';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal } from '@/reference-api/refusal';
import { markAfterSale } from './after-sale-flags';
import { type Case, lockCase } from './lock-refund';
import { goodsLeft, itemsOfCase } from './refundable';

interface OfCase {
  refundId: number;
}

/** Agrees to a case: to the money, perhaps less than asked for, or to taking the goods back (order.md 9). */
export async function agreeRefund(
  effect: Effect,
  {
    refundId,
    refundPrice,
    returnAddress,
  }: OfCase & { refundPrice?: number | undefined; returnAddress?: ReturnAddressShape | null | undefined },
): Promise<Moved> {
  const found = await lockCase(effect, refundId);
  const { row, items } = found;
  const total = refundPrice ?? row.applyPrice;
  if (total > row.applyPrice) throw new Refusal(codes.refundAboveRefundable);
  const left = goodsLeft(itemsOfCase(row.itemId, items));
  const price = { refundPrice: Math.min(total, left), refundFreight: row.itemId === null ? Math.max(0, total - left) : 0 };
  const common = { ...price, agreeTime: effect.now, operatorName: effect.operator.name };
  if (row.way === refundWay.refundOnly) return take(effect, found, refundTransitions.agree, 'refundAgree', common);
  const [item] = itemsOfCase(row.itemId, items);
  const address = returnAddress ?? (item && rulesOf(item).returnAddress) ?? null;
  return take(effect, found, refundTransitions.agreeReturn, 'refundAgree', { ...common, returnAddress: address });
}

export async function rejectRefund(effect: Effect, { refundId, reason }: OfCase & { reason: string }): Promise<Moved> {
  const changes = { auditReason: reason, operatorName: effect.operator.name };
  return take(effect, await lockCase(effect, refundId), refundTransitions.rejectRefund, 'refundReject', changes, reason);
}

/** The returned goods have arrived; what comes back into stock is decided here. */
export async function receiveReturn(effect: Effect, { refundId, restock }: OfCase & { restock: number }): Promise<Moved> {
  const changes = { restock, operatorName: effect.operator.name };
  return take(effect, await lockCase(effect, refundId), refundTransitions.receiveReturn, 'refundReceive', changes);
}

export async function refuseReturn(effect: Effect, { refundId, reason }: OfCase & { reason: string }): Promise<Moved> {
  const changes = { auditReason: reason, operatorName: effect.operator.name };
  return take(effect, await lockCase(effect, refundId), refundTransitions.refuseReturn, 'refundRefuse', changes, reason);
}

export async function cancelRefund(effect: Effect, { refundId }: OfCase): Promise<Moved> {
  return take(effect, await lockCase(effect, refundId), refundTransitions.cancel, 'refundCancel', {});
}

export async function shipReturn(
  effect: Effect,
  { refundId, expressName, trackingNo }: OfCase & { expressName: string; trackingNo: string },
): Promise<Moved> {
  const changes = { returnExpress: { expressName, trackingNo }, returnTime: effect.now };
  return take(effect, await lockCase(effect, refundId), refundTransitions.shipReturn, 'refundShip', changes, trackingNo);
}

/** Seven days have passed without the goods being sent back. */
export async function timeoutReturn(effect: Effect, { refundId }: OfCase): Promise<Moved> {
  return take(effect, await lockCase(effect, refundId), refundTransitions.returnTimeout, 'refundTimeout', {});
}

async function take(
  effect: Effect,
  { row, of }: Case,
  transition: Transition,
  type: string,
  changes: Partial<Omit<typeof refund.$inferInsert, 'status' | 'version'>>,
  content = '',
): Promise<Moved> {
  const [moved] = await moveState(refund, row.id, transition, changes, effect);
  if (!moved) throw new Refusal(transition.refusal);
  await markAfterSale(effect, of.id);
  await logRefund(effect, { refundId: row.id, before: row.status, after: moved.status, type, content });
  if (effect.operator.type === operatorType.administrator)
    await notify(effect, {
      ...{ kind: type, to: { type: 'member', id: row.memberId }, text: `售后单 ${row.refundNo} 已处理，请在订单页查看` },
      ...{ object: 'refund', objectId: row.id },
    });
  return moved;
}

import { SOFTWARE } from '@/lib/contract/goods/kind';
import { orderTransitions } from '@/lib/contract/states/order';
import { releaseCards } from '@/reference-api/commerce/card/lock-cards';
import type { Effect } from '@/reference-api/commerce/effect';
import { issueByHand } from '@/reference-api/commerce/licence/issue-licence';
import { itemsOf, lockOrder } from '@/reference-api/commerce/lock-order';
import { logOrder } from '@/reference-api/commerce/order-log';
import { fulfilledPart } from '@/reference-api/commerce/payment/fulfilled-part';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { order } from '@/reference-api/database/schema/order';
import { notify } from '@/reference-api/outbox/notify';
import { Refusal } from '@/reference-api/refusal';

export interface ActivateSoftwareParams {
  orderId: number;
  /** Made when empty; a typed key counts for the first piece. */
  key?: string | undefined;
  /** Now when left out; a later moment waits. */
  startAt?: Date | null | undefined;
  account?: string | undefined;
}

/** Opens software by hand: a licence for each piece that has none yet (order.md 8). */
export async function activateSoftware(
  effect: Effect,
  { orderId, key = '', startAt, account = '' }: ActivateSoftwareParams,
): Promise<Moved> {
  const { activate } = orderTransitions.software;
  const of = await lockOrder(effect, orderId);
  if (of.kind !== SOFTWARE || !activate.from.some((status) => status === of.status)) throw new Refusal(activate.refusal);
  let typed = key;
  let issued = 0;
  for (const item of await itemsOf(effect, orderId)) {
    const made = await issueByHand(effect, of, item, { key: typed, startAt: startAt ?? effect.now, account });
    if (made > 0) typed = '';
    issued += made;
    await releaseCards(effect, { itemId: item.id, goodsId: item.goodsId, skuId: item.skuId });
  }
  const { status: _fulfilled, ...changes } = await fulfilledPart(effect, of.kind);
  const [moved] = await moveState(order, orderId, activate, { ...changes, deliveredCount: of.deliveredCount + issued }, effect);
  if (!moved) throw new Refusal(activate.refusal);
  await logOrder(effect, { orderId, before: of.status, after: moved.status, type: 'activate', content: account });
  await notify(effect, {
    ...{ kind: 'orderDelivered', to: { type: 'member', id: of.memberId }, text: `您的订单 ${of.orderNo} 已开通，请在订单页查看` },
    ...{ object: 'order', objectId: orderId },
  });
  return moved;
}

import { codes } from '@/lib/contract/call/codes';
import type { Effect } from '@/reference-api/commerce/effect';
import { lockOrder } from '@/reference-api/commerce/lock-order';
import { Refusal } from '@/reference-api/refusal';
import { openCases } from './lock-refund';

/**
 * Refuses a step of a form order whose 驳回并退款 waits for the main store: it keeps its state until that is executed (order.md 9).
 * The order is held first, so that nobody rejects it meanwhile.
 */
export async function refuseRejected(effect: Pick<Effect, 'database'>, orderId: number): Promise<void> {
  await lockOrder(effect, orderId);
  const open = await openCases(effect, orderId);
  if (open.some(({ fromReject }) => fromReject)) throw new Refusal(codes.orderChanged);
}

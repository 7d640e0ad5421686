import type { Effect } from '@/reference-api/commerce/effect';
import { lockOrder } from '@/reference-api/commerce/lock-order';
import { bookIncome, incomeTerms } from '@/reference-api/commerce/order/book-income';
import type { OrderBack } from './order-back';

/**
 * What is kept of an order that went back as a whole before it was completed is the store's: the freight (clarifications 26). No
 * completion will book it any more, so it is booked here, with fee and commissions that are nothing by now.
 */
export async function keepIncome(effect: Effect, { of, completes }: OrderBack): Promise<void> {
  if (!completes || of.finishTime) return;
  const left = await lockOrder(effect, of.id);
  if (left.payPrice > left.refundedPrice) await bookIncome(effect, left, await incomeTerms(effect, left));
}

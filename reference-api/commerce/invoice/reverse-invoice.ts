import { invoiceTransitions } from '@/lib/contract/states/invoice';
import type { Effect } from '@/reference-api/commerce/effect';
import { moveState } from '@/reference-api/crud/move-state';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { logInvoice } from './log-invoice';

/** Reverses an issued invoice (finance.md 1); its order may be invoiced again for what is left of it. */
export async function reverseInvoice(effect: Effect, { id, redNo, reason }: { id: number; redNo: string; reason: string }) {
  const values = { redNo, redReason: reason, redTime: effect.now, needRed: false, operatorName: effect.operator.name };
  const [moved] = await moveState(invoice, id, invoiceTransitions.red, values, effect);
  await logInvoice(effect, id, 'red', redNo);
  return moved;
}

/** Refuses an application; the buyer may apply again. */
export async function rejectInvoice(effect: Effect, { id, reason }: { id: number; reason: string }): Promise<void> {
  await moveState(invoice, id, invoiceTransitions.reject, { rejectReason: reason, operatorName: effect.operator.name }, effect);
  await logInvoice(effect, id, 'reject', reason);
}

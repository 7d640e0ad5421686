import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of an application for an invoice (finance.md 1). */
export const invoiceState = { pending: 0, issued: 1, rejected: 2, reversed: 3, cancelled: 4 } as const;

const { pending, issued, rejected, reversed, cancelled } = invoiceState;
const refusal = codes.alreadyDecided;

export const invoiceTransitions = {
  issue: { from: [pending], to: issued, refusal },
  reject: { from: [pending], to: rejected, refusal },
  reapply: { from: [rejected], to: pending, refusal, by: ['buyer'] },
  cancel: { from: [pending], to: cancelled, refusal, by: ['buyer', 'system'] },
  update: { from: [issued], refusal },
  resend: { from: [issued], refusal },
  /** A refund of the order: the issued invoice has to be reversed. */
  needRed: { from: [issued], refusal, by: ['system'] },
  red: { from: [issued], to: reversed, refusal },
} satisfies Transitions;

/** States in which an order may not apply for another invoice. */
export const openInvoiceStates: readonly number[] = [pending, issued];

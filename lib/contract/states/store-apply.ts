import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of an application to open a store (shopping.md 2). */
export const storeApplyState = { pending: 0, approved: 1, rejected: 2, cancelled: 3, unpaid: 9 } as const;
/** Its payment. */
export const applyPayState = { unpaid: 0, paid: 1, refunded: 2 } as const;

const { pending, approved, rejected, cancelled, unpaid } = storeApplyState;
const refusal = codes.alreadyDecided;

export const storeApplyTransitions = {
  pay: { from: [unpaid], to: pending, refusal, set: { payStatus: applyPayState.paid }, by: ['buyer'] },
  expire: { from: [unpaid], to: cancelled, refusal, by: ['system'] },
  cancel: { from: [unpaid, pending], to: cancelled, refusal, by: ['buyer'] },
  approve: { from: [pending], to: approved, refusal },
  reject: { from: [pending], to: rejected, refusal },
  resubmitUnpaid: { from: [rejected], to: unpaid, refusal, by: ['buyer'] },
  resubmitFree: { from: [rejected], to: pending, refusal, by: ['buyer'] },
  /** A refund that failed when the application was decided. */
  refund: { from: [rejected, cancelled], refusal, when: { payStatus: [applyPayState.paid] } },
  /** While a refund is owed the application stays: nothing else leads to it. */
  remove: { from: [rejected, cancelled], refusal, when: { payStatus: [applyPayState.unpaid, applyPayState.refunded] } },
} satisfies Transitions;

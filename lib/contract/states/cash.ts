import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a withdrawal (finance.md 2). */
export const cashState = { pending: 0, toPay: 10, paid: 11, rejected: 20, failed: 21, cancelled: 30 } as const;
/** Whose money it is. */
export const cashApplicant = { distributor: 1, store: 2, member: 3 } as const;
/** Where the money goes. */
export const cashType = { balance: 1, bank: 2, wechat: 3, alipay: 4 } as const;

const { pending, toPay, paid, rejected, failed, cancelled } = cashState;
const refusal = codes.alreadyDecided;

/** Steps of a withdrawal. Commission that goes to the member's balance is paid by its approval. */
export const cashTransitions = {
  approve: { from: [pending], to: toPay, refusal },
  approveToBalance: { from: [pending], to: paid, refusal, when: { type: [cashType.balance] } },
  reject: { from: [pending, toPay, failed], to: rejected, refusal },
  cancel: { from: [pending], to: cancelled, refusal, by: ['buyer', 'admin'] },
  pay: { from: [toPay], to: paid, refusal },
  fail: { from: [toPay], to: failed, refusal },
  retry: { from: [failed], to: toPay, refusal },
} satisfies Transitions;

/** States in which an applicant may not apply again. */
export const openCashStates: readonly number[] = [pending, toPay, failed];

import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of an after-sale case (order.md 9). */
export const refundState = {
  applied: 10,
  toReturn: 20,
  toReceive: 30,
  toRefund: 40,
  refunded: 50,
  cancelled: 61,
  rejected: 62,
  returnRefused: 63,
} as const;
/** How it is settled. */
export const refundWay = { refundOnly: 10, returnAndRefund: 20 } as const;

const { applied, toReturn, toReceive, toRefund, refunded, cancelled, rejected, returnRefused } = refundState;
const { refundOnly, returnAndRefund } = refundWay;
const refusal = codes.refundChanged;

/** Steps of an after-sale case. `agree` of the pages is the first or the second by the way asked for. */
export const refundTransitions = {
  agree: { from: [applied], to: toRefund, refusal, when: { way: [refundOnly] } },
  agreeReturn: { from: [applied], to: toReturn, refusal, when: { way: [returnAndRefund] } },
  rejectRefund: { from: [applied], to: rejected, refusal },
  shipReturn: { from: [toReturn], to: toReceive, refusal, by: ['buyer'] },
  returnTimeout: { from: [toReturn], to: cancelled, refusal, by: ['system'] },
  receiveReturn: { from: [toReceive], to: toRefund, refusal },
  refuseReturn: { from: [toReceive], to: returnRefused, refusal },
  cancel: { from: [applied, toReturn, toReceive], to: cancelled, refusal, by: ['buyer'] },
  execute: { from: [toRefund], refusal, when: { processing: [0] } },
  channelFailed: { from: [toRefund], refusal, by: ['system'] },
  channelSucceeded: { from: [toRefund], to: refunded, refusal, by: ['system'] },
  reapply: { from: [cancelled, rejected, returnRefused], to: applied, refusal, by: ['buyer'] },
} satisfies Transitions;

/** States of a case that is still open: the order waits for it. */
export const openRefundStates: readonly number[] = [applied, toReturn, toReceive, toRefund];

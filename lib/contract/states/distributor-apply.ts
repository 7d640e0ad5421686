import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of an application to become a distributor (member.md 7). */
export const distributorApplyState = { pending: 0, approved: 1, rejected: 2, cancelled: 3 } as const;

const { pending, approved, rejected, cancelled } = distributorApplyState;
const refusal = codes.alreadyDecided;

export const distributorApplyTransitions = {
  approve: { from: [pending], to: approved, refusal },
  reject: { from: [pending], to: rejected, refusal },
  cancel: { from: [pending], to: cancelled, refusal, by: ['buyer'] },
  resubmit: { from: [rejected], to: pending, refusal, by: ['buyer'] },
  remove: { from: [rejected, cancelled], refusal },
} satisfies Transitions;

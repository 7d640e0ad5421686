import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a member (member.md 1.4); deregistered is final. */
export const memberState = { normal: 1, disabled: 0, deregistered: -1 } as const;

const { normal, disabled, deregistered } = memberState;
const refusal = codes.memberDeregistered;

/** The steps of a member. Disabling twice is no mistake: the second one only changes the reason. */
export const memberTransitions = {
  change: { from: [normal, disabled], refusal },
  disable: { from: [normal, disabled], to: disabled, refusal },
  enable: { from: [normal, disabled], to: normal, refusal },
  deregister: { from: [normal], to: deregistered, refusal: codes.deregisterRefused, by: ['buyer'] },
} satisfies Transitions;

import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a store (shopping.md 1.4). */
export const storeState = { open: 1, resting: 2, closed: 3, expired: 4 } as const;

const { open, resting, closed, expired } = storeState;

/** The states in which buyers see a store and its goods; one at rest sells nothing meanwhile. */
export const shownStores: readonly number[] = [open, resting];

const refusal = codes.alreadyDecided;

/** The steps of a store. A closed store whose plan has run out opens as expired. */
export const storeTransitions = {
  rest: { from: [open, resting], to: resting, refusal },
  resume: { from: [open, resting], to: open, refusal },
  close: { from: [open, resting, expired], to: closed, refusal },
  reopen: { from: [closed], to: open, refusal },
  reopenExpired: { from: [closed], to: expired, refusal },
  expire: { from: [open, resting], to: expired, refusal, by: ['system'] },
  renew: { from: [open, resting, closed], refusal },
  renewExpired: { from: [expired], to: open, refusal },
} satisfies Transitions;

import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The stored states of a coupon (marketing.md 1), and the two that are only shown. */
export const couponState = { draft: 0, issuing: 1, stopped: 2, allTaken: 3, ended: 4 } as const;

const { draft, issuing, stopped } = couponState;

/** Steps of a coupon. One that was never taken may be removed, whatever its state. */
export const couponTransitions = {
  publish: { from: [draft], to: issuing, refusal: codes.alreadyDecided },
  stop: { from: [issuing], to: stopped, refusal: codes.alreadyDecided },
  restart: { from: [stopped], to: issuing, refusal: codes.alreadyDecided },
  issue: { from: [issuing], refusal: codes.couponEnded },
  remove: { from: [draft, issuing, stopped], refusal: codes.couponTaken, when: { takenCount: [0] } },
} satisfies Transitions;

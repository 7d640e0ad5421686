import { codes } from '../call/codes';
import type { Transitions } from './transitions';

/** The states of a coupon in a member's hand (marketing.md 1). */
export const memberCouponState = { unused: 1, used: 2, expired: 3, void: 4 } as const;

const { unused, used, expired, void: voided } = memberCouponState;

export const memberCouponTransitions = {
  use: { from: [unused], to: used, refusal: codes.couponUnusable, by: ['buyer'] },
  giveBack: { from: [used], to: unused, refusal: codes.orderChanged, by: ['system'] },
  giveBackExpired: { from: [used], to: expired, refusal: codes.orderChanged, by: ['system'] },
  giveBackVoid: { from: [used], to: voided, refusal: codes.orderChanged, by: ['system'] },
  expire: { from: [unused], to: expired, refusal: codes.memberCouponNotVoidable, by: ['system'] },
  void: { from: [unused], to: voided, refusal: codes.memberCouponNotVoidable },
} satisfies Transitions;

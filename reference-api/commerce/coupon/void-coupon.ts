import { memberCouponTransitions } from '@/lib/contract/states/member-coupon';
import type { Effect } from '@/reference-api/commerce/effect';
import { type Moved, moveState } from '@/reference-api/crud/move-state';
import { memberCoupon } from '@/reference-api/database/schema/coupon';

/** Takes an unused coupon out of a member's hand (marketing.md 1). */
export const voidCoupon = ({ database }: Effect, { recordId, reason }: { recordId: number; reason: string }): Promise<Moved[]> =>
  moveState(memberCoupon, recordId, memberCouponTransitions.void, { voidReason: reason }, { database });

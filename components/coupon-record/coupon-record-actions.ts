import { reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { type CouponRecord, couponRecord, couponRecordVoid } from '@/lib/contract/coupon-record';
import { memberCouponTransitions } from '@/lib/contract/states/member-coupon';
import { allowed } from '@/lib/contract/states/transitions';

const LONGEST_REASON = 100;

/** What can be done with a coupon in a member's hands. */
export const couponRecordActions = recordActions(couponRecord, ({ memberName }) => memberName, {
  void: reasoned(
    toMany(couponRecordVoid, (ids, reason: string) => ({ ids, reason })),
    { max: LONGEST_REASON, danger: true, allowed: (row: CouponRecord) => allowed(memberCouponTransitions, row, 'void') },
  ),
});

export type CouponRecordActions = BoundActions<CouponRecord, keyof (typeof couponRecordActions)['actions']>;

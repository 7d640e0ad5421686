import { opens, removes, switched } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { isOwn } from '@/components/viewer/is-own';
import { type Coupon, coupon, couponStatus } from '@/lib/contract/coupon';
import { couponTake } from '@/lib/contract/coupon/codes';
import { couponIssue } from '@/lib/contract/coupon-issue';
import { couponState, couponTransitions } from '@/lib/contract/states/coupon';
import { allowed } from '@/lib/contract/states/transitions';
import { couponForm, couponIssueDialog, couponRecordsDrawer } from './coupon-dialogs';

const always = () => true;
/** By the state that is shown: a coupon that has ended or is all taken is stored as it was. */
const inState = (step: keyof typeof couponTransitions) => (row: Coupon) =>
  allowed(couponTransitions, { ...row, status: row.shownStatus }, step);
const setStatus = (status: typeof couponState.issuing | typeof couponState.stopped) =>
  toOne(couponStatus, ({ id }: Coupon) => ({ body: { id, status } }));
const ofCoupon = (row: Coupon) => ({ coupon: row });

/** What can be done with a coupon. */
export const couponActions = recordActions(coupon, ({ name }) => name, {
  edit: opens(coupon.update, couponForm, ({ id }: Coupon) => ({ id, copy: false }), { allowed: isOwn }),
  records: opens(coupon.list, couponRecordsDrawer, ofCoupon, { rare: isOwn }),
  issue: opens(couponIssue, couponIssueDialog, ofCoupon, {
    allowed: (row) => row.takeType === couponTake.byAdmin && inState('issue')(row),
    rare: always,
  }),
  copy: opens(coupon.create, couponForm, ({ id }: Coupon) => ({ id, copy: true }), { rare: isOwn }),
  delete: removes<Coupon>(coupon.remove, { allowed: isOwn, rare: always }),
  enable: switched(setStatus(couponState.issuing), {
    inCell: true,
    allowed: (row, viewer) => isOwn(row, viewer) && inState('restart')(row),
  }),
  disable: switched(setStatus(couponState.stopped), { inCell: true, allowed: (row, viewer) => isOwn(row, viewer) && inState('stop')(row) }),
});

export type CouponActions = BoundActions<Coupon, keyof (typeof couponActions)['actions']>;

import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Coupon } from '@/lib/contract/coupon';
import type { CouponFormParams } from './CouponForm';

/** The dialogs of coupons: their code comes when they are first asked for. */
export const couponForm: OnDemand<CouponFormParams, true> = {
  load: () => import('./CouponForm').then((module) => module.CouponForm),
  namespaces: ['coupon'],
};
export const couponIssueDialog: OnDemand<{ coupon: Coupon }, undefined> = {
  load: () => import('@/components/coupon-issue/IssueDialog').then((module) => module.IssueDialog),
  namespaces: ['couponIssue', 'import'],
};
export const couponRecordsDrawer: OnDemand<{ coupon: Coupon }, undefined> = {
  load: () => import('@/components/coupon-record/CouponRecordsDrawer').then((module) => module.CouponRecordsDrawer),
  namespaces: ['couponRecord', 'coupon'],
};

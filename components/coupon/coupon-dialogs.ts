import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of coupons: their code comes when they are first asked for. */
export const couponForm = onDemand(() => import('./CouponForm').then((module) => module.CouponForm), ['coupon']);
export const couponIssueDialog = onDemand(
  () => import('@/components/coupon-issue/IssueDialog').then((module) => module.IssueDialog),
  ['couponIssue', 'import'],
);
export const couponRecordsDrawer = onDemand(
  () => import('@/components/coupon-record/CouponRecordsDrawer').then((module) => module.CouponRecordsDrawer),
  ['couponRecord', 'coupon'],
);

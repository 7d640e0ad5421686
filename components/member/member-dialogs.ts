import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of members: their code comes when they are first asked for, their words with the screen. */
export const memberForm = onDemand(() => import('./MemberForm').then((module) => module.MemberForm));
export const newMemberForm = onDemand(() => import('./NewMemberForm').then((module) => module.NewMemberForm));
export const pointsDialog = onDemand(() => import('./PointsDialog').then((module) => module.PointsDialog));
export const balanceDialog = onDemand(() => import('./BalanceDialog').then((module) => module.BalanceDialog));
export const memberLevelDialog = onDemand(() => import('./MemberLevelDialog').then((module) => module.MemberLevelDialog));
export const referrerDialog = onDemand(() => import('./ReferrerDialog').then((module) => module.ReferrerDialog));
export const sendCouponDialog = onDemand(
  () => import('@/components/coupon-issue/SendCouponDialog').then((module) => module.SendCouponDialog),
  ['couponIssue'],
);

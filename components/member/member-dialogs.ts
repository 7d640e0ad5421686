import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { OneTimePassword } from '@/components/form/OneTimePasswordDialog';
import type { ReasonWish } from '@/components/form/ReasonDialog';
import type { Member } from '@/lib/contract/member';
import type { LedgerRemarkTask } from './LedgerRemarkDialog';
import type { MemberDrawerWish } from './MemberDrawer';
import type { LevelWish, MemberLevelTask } from './MemberLevelDialog';
import type { MemberLevelFormTask } from './MemberLevelForm';

/** The dialogs of members, their ledgers and levels: their code comes when they are first asked for, their words with the screen. */
export const memberDrawer: OnDemand<MemberDrawerWish, undefined> = {
  load: () => import('./MemberDrawer').then((module) => module.MemberDrawer),
  sections: [],
};
export const memberForm: OnDemand<{ member: Member }, true> = {
  load: () => import('./MemberForm').then((module) => module.MemberForm),
  sections: [],
};
export const newMemberForm: OnDemand<undefined, Member> = {
  load: () => import('./NewMemberForm').then((module) => module.NewMemberForm),
  sections: [],
};
export const pointsDialog: OnDemand<{ member: Member }, true> = {
  load: () => import('./PointsDialog').then((module) => module.PointsDialog),
  sections: [],
};
export const balanceDialog: OnDemand<{ member: Member }, true> = {
  load: () => import('./BalanceDialog').then((module) => module.BalanceDialog),
  sections: [],
};
export const memberLevelDialog: OnDemand<MemberLevelTask, LevelWish> = {
  load: () => import('./MemberLevelDialog').then((module) => module.MemberLevelDialog),
  sections: [],
};
export const referrerDialog: OnDemand<{ member: Member }, true> = {
  load: () => import('./ReferrerDialog').then((module) => module.ReferrerDialog),
  sections: [],
};
export const reasonDialog: OnDemand<ReasonWish, string> = {
  load: () => import('@/components/form/ReasonDialog').then((module) => module.ReasonDialog),
  sections: [],
};
export const oneTimePasswordDialog: OnDemand<OneTimePassword, undefined> = {
  load: () => import('@/components/form/OneTimePasswordDialog').then((module) => module.OneTimePasswordDialog),
  sections: [],
};
export const ledgerRemarkDialog: OnDemand<LedgerRemarkTask, true> = {
  load: () => import('./LedgerRemarkDialog').then((module) => module.LedgerRemarkDialog),
  sections: [],
};
export const memberLevelForm: OnDemand<MemberLevelFormTask, true> = {
  load: () => import('./MemberLevelForm').then((module) => module.MemberLevelForm),
  sections: [],
};

import { asked, chosen, confirmed, opens, reasoned, switched } from '@/components/actions/constructors';
import { shownOnce } from '@/components/actions/one-time-password';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { byId, toMany, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import type { SentCoupon } from '@/components/coupon-issue/SendCouponDialog';
import { couponIssue } from '@/lib/contract/coupon-issue';
import { type Member, member, memberInfo, memberUpdate } from '@/lib/contract/member';
import {
  memberBalance,
  memberLevelAuto,
  memberLevelChange,
  memberParent,
  memberPassword,
  memberPoints,
  memberStatusChange,
} from '@/lib/contract/member/action';
import { memberState, memberTransitions } from '@/lib/contract/states/member';
import { allowed } from '@/lib/contract/states/transitions';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { LevelParams } from './MemberLevelDialog';
import { balanceDialog, memberForm, memberLevelDialog, pointsDialog, referrerDialog, sendCouponDialog } from './member-dialogs';

const inState = (step: keyof typeof memberTransitions) => (row: Member) => allowed(memberTransitions, row, step);
const changeable = inState('change');

/** The record is read again first: a row may be older than what somebody else has saved. */
const edit: RecordAction<Member> = {
  endpoint: memberUpdate,
  allowed: changeable,
  one: async ({ id }, { ask, read }) => ask(memberForm, { member: await read(memberInfo, { id }) }),
};

const sent = toMany(couponIssue, (memberIds, given: SentCoupon) => ({ ...given, memberIds }));
/** What can be done with a member; nothing with one that has deregistered. */
export const memberActions = recordActions(member, ({ nickname }) => nickname, {
  edit,
  points: opens(memberPoints, pointsDialog, (row: Member) => ({ member: row }), { allowed: changeable }),
  balance: opens(memberBalance, balanceDialog, (row: Member) => ({ member: row }), { allowed: changeable }),
  level: asked(
    toMany(memberLevelChange, (ids, given: LevelParams) => ({ ids, ...given })),
    memberLevelDialog,
    (_context, row?: Member) => (row ? { name: row.nickname, levelId: row.levelId } : {}),
    { allowed: changeable },
  ),
  sendCoupon: chosen(sent, sendCouponDialog, ({ title }) => ({ title }), { allowed: changeable }),
  levelAuto: confirmed(
    toMany(memberLevelAuto, (ids) => ({ ids })),
    { inBulk: false, allowed: (row: Member) => changeable(row) && row.levelLocked === yesNo.yes },
  ),
  parent: opens(memberParent, referrerDialog, (row: Member) => ({ member: row }), { allowed: changeable }),
  clearParent: confirmed(
    toOne(memberParent, ({ id }: Member) => ({ body: { id, parentId: null } })),
    { danger: true, allowed: (row) => changeable(row) && row.parentId !== null },
  ),
  disable: reasoned(
    toMany(memberStatusChange, (ids, reason: string) => ({ ids, status: memberState.disabled, reason })),
    { max: 100, danger: true, allowed: inState('disable') },
  ),
  enable: switched(
    toMany(memberStatusChange, (ids) => ({ ids, status: memberState.normal, reason: '' })),
    { allowed: inState('enable') },
  ),
  password: confirmed(byId(memberPassword), { danger: true, allowed: changeable, answered: shownOnce }),
});

export type MemberActions = BoundActions<Member, keyof (typeof memberActions)['actions']>;

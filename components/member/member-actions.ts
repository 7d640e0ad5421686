import { confirmed, opens, reasoned, switched } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { toMany, toOne } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import type { SentCoupon } from '@/components/coupon-issue/SendCouponDialog';
import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
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
} from '@/lib/contract/member-action';
import { memberState, memberTransitions } from '@/lib/contract/states/member';
import { allowed } from '@/lib/contract/states/transitions';
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

const moved = toMany(memberLevelChange, (ids, given: LevelParams) => ({ ids, ...given }));
const level: RecordAction<Member> = {
  endpoint: memberLevelChange,
  allowed: changeable,
  one: (row, { ask, writeInForm }) =>
    ask(memberLevelDialog, { name: row.nickname, levelId: row.levelId, act: (given) => moved.one(row, given, writeInForm) }),
  many: async ({ ask }) => {
    const given = await ask(memberLevelDialog, {});
    return given && moved.many?.(given);
  },
};

const sent = toMany(couponIssue, (memberIds, given: SentCoupon) => ({ ...given, memberIds }));
const sendCoupon: RecordAction<Member> = {
  endpoint: couponIssue,
  allowed: changeable,
  one: async (row, { ask, title, write }) => {
    const given = await ask(sendCouponDialog, { title });
    if (given) await sent.one(row, given, write);
  },
  many: async ({ ask, title }) => {
    const given = await ask(sendCouponDialog, { title });
    return given && sent.many?.(given);
  },
};

/** The one-time password is shown once, after the question. */
const password: RecordAction<Member> = {
  endpoint: memberPassword,
  allowed: changeable,
  danger: true,
  one: async ({ id }, { title, confirm, write, succeeded, ask }) => {
    if (!(await confirm({ danger: true }))) return;
    const { tempPassword } = await write(memberPassword, { body: { id } });
    succeeded();
    await ask(oneTimePasswordDialog, { title, password: tempPassword });
  },
};

/** What can be done with a member; nothing with one that has deregistered. */
export const memberActions = recordActions(member, ({ nickname }) => nickname, {
  edit,
  points: opens(memberPoints, pointsDialog, (row: Member) => ({ member: row }), { allowed: changeable }),
  balance: opens(memberBalance, balanceDialog, (row: Member) => ({ member: row }), { allowed: changeable }),
  level,
  sendCoupon,
  levelAuto: confirmed(
    toMany(memberLevelAuto, (ids) => ({ ids })),
    { inBulk: false, allowed: (row: Member) => changeable(row) && row.levelLocked === 1 },
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
  password,
});

export type MemberActions = BoundActions<Member, keyof (typeof memberActions)['actions']>;

import { and, desc, eq, lte } from 'drizzle-orm';
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
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { hashPassword, oneTimePassword } from '@/reference-api/auth/password';
import { changeReferrer } from '@/reference-api/commerce/distributor/count-referred';
import { lockReferrals } from '@/reference-api/commerce/distributor/referral-lock';
import { requireReferrer } from '@/reference-api/commerce/distributor/require-referrer';
import { effectOf } from '@/reference-api/commerce/effect';
import { balanceBiz, bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { bookPoints, pointBiz } from '@/reference-api/commerce/ledgers/book-points';
import { eachOf } from '@/reference-api/crud/each-of';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { moveState } from '@/reference-api/crud/move-state';
import { storeScope } from '@/reference-api/crud/scope';
import { member, memberLevelLog } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { refuseField } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { changeableMember } from './member-rules';
import type { MemberRecord } from './member-spec';

/** Titles of ledger rows are stored as they are, in the default language (00-conventions 7). */
const TITLE = '后台调整';

/** Mounts what administrators do to members besides editing (member.md 1.3). */
export function mountMemberActions(api: Api): void {
  serve(api, memberStatusChange, async (call) => {
    const { ids, status, reason } = call.body;
    if (status === memberState.disabled && reason === '') throw refuseField('reason', 'required', { label: call.label('reason') });
    return eachOf(ids, call, async (id, step) => {
      const { id: memberId } = await changeableMember(id, step);
      const disables = status === memberState.disabled;
      await change(memberId, { disableReason: disables ? reason : '' }, step, disables ? 'disable' : 'enable');
    });
  });

  serve(api, memberLevelChange, async (call) => {
    const level = await enabledLevel('memberLevel', call.body.levelId, call);
    return eachOf(call.body.ids, call, async (id, step) => {
      const record = await changeableMember(id, step);
      await moveLevel(record, level, { levelLocked: yesNo.yes, auto: 0, remark: call.body.remark }, step);
    });
  });

  serve(api, memberLevelAuto, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await changeableMember(id, step);
      await moveLevel(record, await levelByGrowth(record.growth, step), { levelLocked: yesNo.no, auto: 1, remark: '' }, step);
    }),
  );

  serve(api, memberParent, async (call) => {
    const { id, parentId } = call.body;
    await lockReferrals(call);
    await changeableMember(id, call);
    if (parentId !== null) await requireReferrer(parentId, id, call.database, storeScope(member.storeId, call.caller));
    await changeReferrer(effectOf(call), id, parentId);
    // Raised again by whoever else changed the member meanwhile: what stands now is told, not what was read.
    const { status, version } = await changeableMember(id, call);
    return { id, status, version };
  });

  serve(api, memberPoints, async (call) => {
    const { id } = await changeableMember(call.body.id, call);
    return { points: await bookPoints(effectOf(call), { ...byAdmin(id, call), bizType: pointBiz.byAdmin }) };
  });

  serve(api, memberBalance, async (call) => {
    const { id } = await changeableMember(call.body.id, call);
    return { balance: await bookBalance(effectOf(call), { ...byAdmin(id, call), bizType: balanceBiz.byAdmin }) };
  });

  serve(api, memberPassword, async (call) => {
    const { id } = await changeableMember(call.body.id, call);
    const tempPassword = oneTimePassword();
    await change(id, { passwordHash: await hashPassword(tempPassword) }, call);
    return { tempPassword };
  });
}

const byAdmin = (memberId: number, { body }: Call<unknown, { delta: number; remark: string }>) => ({
  memberId,
  delta: body.delta,
  remark: body.remark,
  title: TITLE,
  liveOnly: true as const,
});

type MemberChanges = Partial<Omit<typeof member.$inferInsert, 'status' | 'version'>>;

/** Changes a member unless it deregisters at that moment, which is final. */
const change = (id: number, changes: MemberChanges, { database }: Call, step: keyof typeof memberTransitions = 'change') =>
  moveState(member, id, memberTransitions[step], changes, { database });

/** The highest enabled level whose growth is reached (member.md 4). */
async function levelByGrowth(growth: number, { database }: Call): Promise<{ id: number; name: string } | undefined> {
  const [level] = await database
    .select({ id: memberLevel.id, name: memberLevel.name })
    .from(memberLevel)
    .where(and(eq(memberLevel.status, onOff.on), lte(memberLevel.growthMin, growth)))
    .orderBy(desc(memberLevel.growthMin))
    .limit(1);
  return level;
}

interface LevelMove {
  levelLocked: 0 | 1;
  auto: 0 | 1;
  remark: string;
}

async function moveLevel(
  record: MemberRecord,
  level: { id: number; name: string } | undefined,
  move: LevelMove,
  call: Call,
): Promise<void> {
  const [before] = await call.database
    .select({ name: memberLevel.name })
    .from(memberLevel)
    .where(eq(memberLevel.id, record.levelId ?? 0));
  await change(record.id, { levelId: level?.id ?? null, levelLocked: move.levelLocked }, call);
  if (record.levelId === (level?.id ?? null)) return;
  await call.database.insert(memberLevelLog).values({
    memberId: record.id,
    beforeName: before?.name ?? '',
    afterName: level?.name ?? '',
    auto: move.auto,
    remark: move.remark,
    operatorName: call.caller.name,
    createTime: call.now,
  });
}

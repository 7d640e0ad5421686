import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { LevelFilter } from '@/lib/contract/level';
import type { MemberLevel, MemberLevelDraft } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { storeScope } from '@/reference-api/crud/scope';
import { member, memberLevelLog } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { type Holders, holdUndefaulted, levelSpec, levelsWithHolders, requireNotDefault, requireUnused } from '../level/level-spec';

type LevelTable = typeof memberLevel;
type LevelRecord = LevelTable['$inferSelect'];
const members: Holders = { table: member, seen: ({ caller }) => storeScope(member.storeId, caller) };

/** What is special about member levels (member.md 4). */
export const memberLevelSpec: ListSpec<LevelTable, MemberLevel, LevelFilter> &
  CrudSpec<LevelTable, MemberLevelDraft, MemberLevelDraft & { version: number }> = {
  ...levelSpec(memberLevel, 'memberLevel'),
  rows: async (records, call) =>
    (await levelsWithHolders(records, members, call)).map(({ level, count }) => ({ ...level, memberCount: count })),
  insert: async (draft, call) => {
    await requireBetweenNeighbours(draft, 0, call);
    return insertRecord(memberLevel, { ...draft, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    await requireBetweenNeighbours(draft, record.id, call);
    if (draft.status === onOff.off && record.status === onOff.on) await beforeDisable(record, call);
    return draft;
  },
  beforeRemove: async (record, call) => {
    await holdUndefaulted(memberLevel, record, call);
    await requireUnused(record, members, codes.memberLevelInUse, call);
  },
};

/** Growth rises with the grade: strictly above the level below, strictly below the one above. */
async function requireBetweenNeighbours(draft: MemberLevelDraft, ownId: number, { database }: Call): Promise<void> {
  const others = ne(memberLevel.id, ownId);
  const [below] = await database
    .select()
    .from(memberLevel)
    .where(and(others, lt(memberLevel.grade, draft.grade)))
    .orderBy(desc(memberLevel.grade))
    .limit(1);
  if (below && draft.growthMin <= below.growthMin)
    throw new Refusal(codes.growthTooLow, { v: below.growthMin, name: below.name }, 'growthMin');
  const [above] = await database
    .select()
    .from(memberLevel)
    .where(and(others, gt(memberLevel.grade, draft.grade)))
    .orderBy(memberLevel.grade)
    .limit(1);
  if (above && draft.growthMin >= above.growthMin)
    throw new Refusal(codes.growthTooHigh, { v: above.growthMin, name: above.name }, 'growthMin');
}

/** Refuses to switch off the default level; members of any other fall to the next lower enabled one. */
export async function beforeDisable(record: LevelRecord, { database, caller, now }: Call): Promise<void> {
  requireNotDefault(record);
  const [lower] = await database
    .select({ id: memberLevel.id, name: memberLevel.name })
    .from(memberLevel)
    .where(and(eq(memberLevel.status, onOff.on), lt(memberLevel.grade, record.grade)))
    .orderBy(desc(memberLevel.grade))
    .limit(1);
  const fall = { beforeName: record.name, afterName: lower?.name ?? '', remark: `等级 ${record.name} 停用`, operatorName: caller.name };
  // One statement whatever their number: those who fall are those whose history says so.
  await database.execute(sql`
    with fallen as (
      update ${member} set level_id = ${lower?.id ?? null}, version = version + 1 where level_id = ${record.id} returning id
    )
    insert into ${memberLevelLog} (member_id, before_name, after_name, auto, remark, operator_name, create_time)
    select id, ${fall.beforeName}, ${fall.afterName}, 1, ${fall.remark}, ${fall.operatorName}, ${now.toISOString()}::timestamptz from fallen`);
}

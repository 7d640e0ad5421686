import { and, count, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { MemberLevel, MemberLevelDraft } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf, yesNo } from '@/lib/contract/states/yes-no';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { member, memberLevelLog } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

type LevelTable = typeof memberLevel;
type LevelRecord = LevelTable['$inferSelect'];
interface Filter {
  name?: string | undefined;
  status?: 0 | 1 | undefined;
}

/** What is special about member levels (member.md 4). */
export const memberLevelSpec: ListSpec<LevelTable, MemberLevel, Filter> &
  CrudSpec<LevelTable, MemberLevelDraft, MemberLevelDraft & { version: number }> = {
  table: memberLevel,
  object: 'memberLevel',
  scope: () => undefined,
  order: { grade: memberLevel.grade },
  defaultDirection: 'asc',
  unpaged: true,
  where: ({ name, status }) => [containsKeyword(name, [memberLevel.name]), sameAs(memberLevel.status, status)],
  rows: levelRows,
  taken: (call) => ({
    member_level_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }),
    member_level_grade_unique: () => refuseField('grade', 'unique', { label: call.label('grade') }),
  }),
  insert: async (draft, call) => {
    await requireBetweenNeighbours(draft, 0, call);
    const [made] = await call.database
      .insert(memberLevel)
      .values({ ...draft, createTime: call.now })
      .returning({ id: memberLevel.id });
    return made?.id ?? 0;
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    await requireBetweenNeighbours(draft, record.id, call);
    if (draft.status === onOff.off && record.status === onOff.on) await beforeDisable(record, call);
    return draft;
  },
  beforeRemove: async (record, call) => {
    if (record.isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDelete);
    if ((await membersOf([record.id], call)).get(record.id)) throw new Refusal(codes.memberLevelInUse);
  },
};

async function levelRows(records: readonly LevelRecord[], call: Call): Promise<MemberLevel[]> {
  const members = await membersOf(
    records.map(({ id }) => id),
    call,
  );
  return records.map(({ createTime: _inner, ...row }) => ({
    ...row,
    isDefault: flagOf(row.isDefault),
    status: row.status === onOff.on ? onOff.on : onOff.off,
    memberCount: members.get(row.id) ?? 0,
  }));
}

/** How many of the members a caller sees are on each level. */
async function membersOf(ids: readonly number[], { database, caller }: Call): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ levelId: member.levelId, members: count() })
    .from(member)
    .where(and(inArray(member.levelId, [...ids]), storeScope(member.storeId, caller)))
    .groupBy(member.levelId);
  return new Map(found.map(({ levelId, members }) => [levelId ?? 0, members]));
}

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
  if (record.isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDisable);
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

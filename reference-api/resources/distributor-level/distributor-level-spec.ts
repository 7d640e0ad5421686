import { and, count, desc, inArray, lt, ne } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { DistributorLevel, DistributorLevelDraft } from '@/lib/contract/distributor-level';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf, yesNo } from '@/lib/contract/states/yes-no';
import { yuanText } from '@/lib/format/money';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';

type LevelTable = typeof distributorLevel;
type LevelRecord = LevelTable['$inferSelect'];
interface Filter {
  name?: string | undefined;
  status?: 0 | 1 | undefined;
}

/** What is special about distributor levels (member.md 6). */
export const distributorLevelSpec: ListSpec<LevelTable, DistributorLevel, Filter> &
  CrudSpec<LevelTable, DistributorLevelDraft, DistributorLevelDraft & { version: number }> = {
  table: distributorLevel,
  object: 'distributorLevel',
  scope: () => undefined,
  order: { grade: distributorLevel.grade },
  defaultDirection: 'asc',
  unpaged: true,
  where: ({ name, status }) => [containsKeyword(name, [distributorLevel.name]), sameAs(distributorLevel.status, status)],
  rows: levelRows,
  taken: (call) => ({
    distributor_level_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }),
    distributor_level_grade_unique: () => refuseField('grade', 'unique', { label: call.label('grade') }),
  }),
  insert: async (draft, call) => {
    await requireFitting(draft, 0, call);
    const [made] = await call.database
      .insert(distributorLevel)
      .values({ ...draft, createTime: call.now })
      .returning({ id: distributorLevel.id });
    return made?.id ?? 0;
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    await requireFitting(draft, record.id, call);
    if (draft.status === onOff.off) requireNotDefault(record);
    return draft;
  },
  beforeRemove: async (record, call) => {
    if (record.isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDelete);
    if ((await distributorsOf([record.id], call)).get(record.id)) throw new Refusal(codes.distributorLevelInUse);
  },
};

/** Refuses to switch off the default level. */
function requireNotDefault(record: Pick<LevelRecord, 'isDefault'>): void {
  if (record.isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDisable);
}

async function levelRows(records: readonly LevelRecord[], call: Call): Promise<DistributorLevel[]> {
  const distributors = await distributorsOf(
    records.map(({ id }) => id),
    call,
  );
  return records.map(({ createTime: _inner, ...row }) => ({
    ...row,
    isDefault: flagOf(row.isDefault),
    status: row.status === onOff.on ? onOff.on : onOff.off,
    distributorCount: distributors.get(row.id) ?? 0,
  }));
}

/** How many of the distributors a caller sees are on each level. */
async function distributorsOf(ids: readonly number[], { database, caller }: Call): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ levelId: distributor.levelId, distributors: count() })
    .from(distributor)
    .where(and(inArray(distributor.levelId, [...ids]), storeScope(distributor.storeId, caller)))
    .groupBy(distributor.levelId);
  return new Map(found.map(({ levelId, distributors }) => [levelId ?? 0, distributors]));
}

const conditions = ['condMembers', 'condOrders', 'condAmount'] as const;

/** A condition of a higher grade is not easier than that of the grade below. */
async function requireFitting(draft: DistributorLevelDraft, ownId: number, call: Call): Promise<void> {
  if (draft.secondPercent > 0 && (await tiers(call)) < 2) throw new Refusal(codes.secondTierOff, {}, 'secondPercent');
  if (draft.upgradeType === 0) return;
  const [below] = await call.database
    .select()
    .from(distributorLevel)
    .where(and(ne(distributorLevel.id, ownId), lt(distributorLevel.grade, draft.grade)))
    .orderBy(desc(distributorLevel.grade))
    .limit(1);
  const easier = below && conditions.find((field) => draft[field] < below[field]);
  if (!easier) return;
  const v = easier === 'condAmount' ? yuanText(below[easier]) : below[easier];
  throw new Refusal(codes.conditionBelowPrevious, { L: call.label(easier), v }, easier);
}

async function tiers({ database }: Call): Promise<number> {
  const { distribution } = await readSettings(database, ['distribution']);
  return distribution.tiers;
}

import { and, desc, lt, ne } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { DistributorLevel, DistributorLevelDraft } from '@/lib/contract/distributor-level';
import type { LevelFilter } from '@/lib/contract/level';
import { onOff } from '@/lib/contract/states/on-off';
import { yuanText } from '@/lib/format/money';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { storeScope } from '@/reference-api/crud/scope';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { type Holders, holdUndefaulted, levelSpec, levelsWithHolders, requireNotDefault, requireUnused } from '../level/level-spec';

type LevelTable = typeof distributorLevel;

const distributors: Holders = { table: distributor, seen: ({ caller }) => storeScope(distributor.storeId, caller) };

/** What is special about distributor levels (member.md 6). */
export const distributorLevelSpec: ListSpec<LevelTable, DistributorLevel, LevelFilter> &
  CrudSpec<LevelTable, DistributorLevelDraft, DistributorLevelDraft & { version: number }> = {
  ...levelSpec(distributorLevel, 'distributorLevel'),
  rows: async (records, call) =>
    (await levelsWithHolders(records, distributors, call)).map(({ level, count }) => ({ ...level, distributorCount: count })),
  insert: async (draft, call) => {
    await requireFitting(draft, 0, call);
    return insertRecord(distributorLevel, { ...draft, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    await requireFitting(draft, record.id, call);
    if (draft.status === onOff.off) requireNotDefault(record);
    return draft;
  },
  beforeRemove: async (record, call) => {
    await holdUndefaulted(distributorLevel, record, call);
    await requireUnused(record, distributors, codes.distributorLevelInUse, call);
  },
};

const conditions = ['condMembers', 'condOrders', 'condAmount'] as const;

/** A condition of a higher grade is not easier than that of the nearest grade below that has conditions. */
async function requireFitting(draft: DistributorLevelDraft, ownId: number, call: Call): Promise<void> {
  if (draft.secondPercent > 0 && (await tiers(call)) < 2) throw new Refusal(codes.secondTierOff, {}, 'secondPercent');
  if (draft.upgradeType === 0) return;
  const [below] = await call.database
    .select()
    .from(distributorLevel)
    .where(and(ne(distributorLevel.id, ownId), lt(distributorLevel.grade, draft.grade), ne(distributorLevel.upgradeType, 0)))
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

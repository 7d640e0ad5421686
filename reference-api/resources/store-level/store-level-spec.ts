import { codes } from '@/lib/contract/call/codes';
import type { LevelFilter } from '@/lib/contract/level';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf } from '@/lib/contract/states/yes-no';
import type { StoreLevel, StoreLevelDraft } from '@/lib/contract/store-level';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { store, storeLevel, storeMeal } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { readSettings } from '@/reference-api/settings/read-settings';
import { type Holders, holdUndefaulted, levelSpec, levelsWithHolders, requireNotDefault, requireUnused } from '../level/level-spec';

type LevelTable = typeof storeLevel;
const stores: Holders = { table: store, seen: () => undefined };
const plans: Holders = { table: storeMeal, seen: () => undefined };

/** What is special about the levels of stores (shopping.md 3). */
export const storeLevelSpec: ListSpec<LevelTable, StoreLevel, LevelFilter> &
  CrudSpec<LevelTable, StoreLevelDraft, StoreLevelDraft & { version: number }> = {
  ...levelSpec(storeLevel, 'storeLevel'),
  rows: async (records, call) =>
    (await levelsWithHolders(records, stores, call)).map(({ level, count }) => ({
      ...level,
      needGoodsAudit: flagOf(level.needGoodsAudit),
      storeCount: count,
    })),
  insert: (draft, call) => insertRecord(storeLevel, { ...draft, createTime: call.now }, call),
  changes: async ({ version: _checked, ...draft }, record) => {
    if (draft.status === onOff.off) requireNotDefault(record);
    return draft;
  },
  beforeRemove: async (record, call) => {
    await holdUndefaulted(storeLevel, record, call);
    await requireUnused(record, stores, codes.storeLevelInUse, call);
    await requireUnused(record, plans, codes.storeLevelHasPlans, call);
    await requireNotForNewStores(record.id, call);
  },
};

/** The rules for the other stores name a default of their own (parameter.md 6). */
async function requireNotForNewStores(id: number, { database }: Call): Promise<void> {
  const { os } = await readSettings(database, ['os']);
  if (os.defaultLevelId === id) throw new Refusal(codes.defaultLevelDelete);
}

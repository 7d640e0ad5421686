import { codes } from '@/lib/contract/call/codes';
import type { LevelFilter } from '@/lib/contract/level';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf } from '@/lib/contract/states/yes-no';
import type { StoreLevel, StoreLevelDraft } from '@/lib/contract/store-level';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { type Holders, levelSpec, levelsWithHolders, requireNotDefault, requireUnused } from '../level/level-spec';

type LevelTable = typeof storeLevel;
const stores: Holders = { table: store, seen: () => undefined };

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
  beforeRemove: (record, call) => requireUnused(record, stores, codes.storeLevelInUse, call),
};

import { count, inArray } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf, yesNo } from '@/lib/contract/states/yes-no';
import type { StoreLevel, StoreLevelDraft } from '@/lib/contract/store-level';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

type LevelTable = typeof storeLevel;
interface Filter {
  name?: string | undefined;
  status?: 0 | 1 | undefined;
}

/** What is special about the levels of stores (shopping.md 3). */
export const storeLevelSpec: ListSpec<LevelTable, StoreLevel, Filter> &
  CrudSpec<LevelTable, StoreLevelDraft, StoreLevelDraft & { version: number }> = {
  table: storeLevel,
  object: 'storeLevel',
  scope: () => undefined,
  order: { grade: storeLevel.grade },
  defaultDirection: 'asc',
  unpaged: true,
  where: ({ name, status }) => [containsKeyword(name, [storeLevel.name]), sameAs(storeLevel.status, status)],
  rows: levelRows,
  taken: (call) => ({
    store_level_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }),
    store_level_grade_unique: () => refuseField('grade', 'unique', { label: call.label('grade') }),
  }),
  insert: async (draft, call) => {
    const [made] = await call.database
      .insert(storeLevel)
      .values({ ...draft, createTime: call.now })
      .returning({ id: storeLevel.id });
    return made?.id ?? 0;
  },
  changes: async ({ version: _checked, ...draft }, record) => {
    if (draft.status === onOff.off && record.isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDisable);
    return draft;
  },
  beforeRemove: async (record, call) => {
    if (record.isDefault === yesNo.yes) throw new Refusal(codes.defaultLevelDelete);
    if ((await storesOf([record.id], call)).get(record.id)) throw new Refusal(codes.storeLevelInUse);
  },
};

async function levelRows(records: readonly LevelTable['$inferSelect'][], call: Call): Promise<StoreLevel[]> {
  const stores = await storesOf(
    records.map(({ id }) => id),
    call,
  );
  return records.map(({ createTime: _inner, ...row }) => ({
    ...row,
    needGoodsAudit: flagOf(row.needGoodsAudit),
    isDefault: flagOf(row.isDefault),
    status: row.status === onOff.on ? onOff.on : onOff.off,
    storeCount: stores.get(row.id) ?? 0,
  }));
}

async function storesOf(ids: readonly number[], { database }: Call): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const found = await database
    .select({ levelId: store.levelId, stores: count() })
    .from(store)
    .where(inArray(store.levelId, [...ids]))
    .groupBy(store.levelId);
  return new Map(found.map(({ levelId, stores }) => [levelId ?? 0, stores]));
}

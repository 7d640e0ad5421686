import { and, count, eq, exists, inArray, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import type { StoreMeal, StoreMealDraft } from '@/lib/contract/store-meal';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { holdRecord } from '@/reference-api/crud/records';
import { store, storeLevel, storeMeal } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

type MealTable = typeof storeMeal;
interface Filter {
  name?: string | undefined;
  levelId?: number | undefined;
  status?: 0 | 1 | undefined;
}

/** What is special about plans (shopping.md 4): level, features and limit are copied when a store takes one, so an edit changes no store. */
export const storeMealSpec: ListSpec<MealTable, StoreMeal, Filter> &
  CrudSpec<MealTable, StoreMealDraft, StoreMealDraft & { version: number }> = {
  table: storeMeal,
  object: 'plan',
  scope: () => undefined,
  order: { sort: storeMeal.sort },
  where: ({ name, levelId, status }) => [
    containsKeyword(name, [storeMeal.name]),
    sameAs(storeMeal.levelId, levelId),
    sameAs(storeMeal.status, status),
  ],
  rows: mealRows,
  taken: (call) => ({ store_meal_name_unique: () => refuseField('name', 'unique', { label: call.label('name') }) }),
  insert: async (draft, call) => {
    await requireEnabledLevel(draft.levelId, call);
    return insertRecord(storeMeal, { ...draft, createTime: call.now }, call);
  },
  changes: async ({ version: _checked, ...draft }, record, call) => {
    if (draft.levelId !== record.levelId) await requireEnabledLevel(draft.levelId, call);
    return draft;
  },
  beforeRemove: async (record, call) => {
    await holdRecord(storeMeal, record.id, call);
    if (await isUsed(record.id, call)) throw new Refusal(codes.storeMealInUse);
  },
};

async function requireEnabledLevel(levelId: number, call: Call): Promise<void> {
  const [level] = await call.database
    .select({ id: storeLevel.id })
    .from(storeLevel)
    .where(and(eq(storeLevel.id, levelId), eq(storeLevel.status, onOff.on)))
    .for('key share');
  if (!level) throw refuseField('levelId', 'requiredChoice', { label: call.label('levelId') });
}

/** Sold, taken by a store, or asked for in an application that is kept. */
async function isUsed(mealId: number, { database }: Call): Promise<boolean> {
  const some = sql`1`;
  const [found] = await database
    .select({ id: storeMeal.id })
    .from(storeMeal)
    .where(
      and(
        eq(storeMeal.id, mealId),
        sql`(${storeMeal.soldCount} > 0
          or ${exists(database.select({ some }).from(store).where(eq(store.mealId, mealId)))}
          or ${exists(database.select({ some }).from(storeApply).where(eq(storeApply.mealId, mealId)))})`,
      ),
    );
  return found !== undefined;
}

async function mealRows(records: readonly MealTable['$inferSelect'][], { database }: Call): Promise<StoreMeal[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const levels = await database
    .select({ id: storeLevel.id, name: storeLevel.name })
    .from(storeLevel)
    .where(inArray(storeLevel.id, [...new Set(records.map(({ levelId }) => levelId))]));
  const stores = await database
    .select({ mealId: store.mealId, stores: count() })
    .from(store)
    .where(inArray(store.mealId, ids))
    .groupBy(store.mealId);
  return records.map(({ createTime: _inner, ...row }) => ({
    ...row,
    levelName: levels.find(({ id }) => id === row.levelId)?.name ?? '',
    storeCount: stores.find(({ mealId }) => mealId === row.id)?.stores ?? 0,
    status: row.status === onOff.on ? onOff.on : onOff.off,
  }));
}

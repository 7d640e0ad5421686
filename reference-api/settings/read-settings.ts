import { and, inArray, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { MAIN_STORE } from '@/lib/contract/access';
import { ownGroups, readGroup, type SettingsOf, type StoredGroup } from '@/lib/contract/settings/groups';
import type { Database } from '@/reference-api/database/connect';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import { statement } from '@/reference-api/database/statement';

export type Settings<Group extends StoredGroup> = { readonly [Name in Group]: SettingsOf<Name> };

interface StoredRow {
  storeId: number;
  name: string;
  values: unknown;
}

const settingsRows = statement('settings_rows', (database) =>
  database
    .select({ storeId: systemConfig.storeId, name: systemConfig.name, values: systemConfig.values })
    .from(systemConfig)
    .where(
      and(
        inArray(systemConfig.storeId, [MAIN_STORE, sql.placeholder('storeId')]),
        sql`${systemConfig.name} = any(${sql.placeholder('names')}::text[])`,
      ),
    ),
);

/** What effects ask for in turns: they are read together the first time. */
const OF_EFFECTS: readonly StoredGroup[] = ['trade', 'freight', 'points', 'distribution', 'balance', 'notice', 'os'];
const readInTransaction = new WeakMap<Database, Map<number, Promise<StoredRow[]>>>();

const isTransaction = (database: object): boolean => database instanceof PgTransaction;

/** An effect is one moment: what it has read once holds until its transaction ends. */
function storedGroups(database: Database, groups: readonly StoredGroup[], storeId: number): Promise<StoredRow[]> {
  const together = isTransaction(database) && groups.every((group) => OF_EFFECTS.includes(group));
  if (!together) return settingsRows(database, { storeId, names: [...groups] });
  const known = readInTransaction.get(database) ?? new Map<number, Promise<StoredRow[]>>();
  readInTransaction.set(database, known);
  const rows = known.get(storeId) ?? settingsRows(database, { storeId, names: [...OF_EFFECTS] });
  known.set(storeId, rows);
  return rows;
}

/** What was read before a save in the same transaction holds no longer. */
export const forgetSettings = (database: Database): boolean => readInTransaction.delete(database);

/**
 * The settings that hold at this moment, with their defaults: `const { trade, points } = await readSettings(database, ['trade', 'points'])`.
 * They are read each time they are used, so a save acts at once. Invoice and notice of another store are its own as soon as it
 * has saved them, those of the main store until then.
 */
export async function readSettings<const Group extends StoredGroup>(
  database: Database,
  groups: readonly Group[],
  storeId: number = MAIN_STORE,
): Promise<Settings<Group>> {
  const rows = await storedGroups(database, groups, storeId);
  const valuesOf = (group: Group, of: number) => rows.find((row) => row.name === group && row.storeId === of)?.values;
  const keepsOwn = (group: Group) => ownGroups.some((own) => own === group);
  const held = (group: Group) => (keepsOwn(group) ? valuesOf(group, storeId) : undefined) ?? valuesOf(group, MAIN_STORE);
  return Object.fromEntries(groups.map((group) => [group, readGroup(group, held(group))])) as Settings<Group>;
}

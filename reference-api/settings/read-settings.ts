import { and, inArray, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { MAIN_STORE } from '@/lib/contract/access';
import { ownGroups, readGroup, type SettingsOf, type StoredGroup } from '@/lib/contract/settings/groups';
import type { Database } from '@/reference-api/database/connect';
import { order } from '@/reference-api/database/schema/order';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import { statement } from '@/reference-api/database/statement';

export type Settings<Group extends StoredGroup> = { readonly [Name in Group]: SettingsOf<Name> };

interface StoredRow {
  storeId: number;
  name: string;
  /** As text: the same text means the same settings, which need no second reading. */
  values: string;
}

const settingsRows = statement('settings_rows', (database) =>
  database
    .select({ storeId: systemConfig.storeId, name: systemConfig.name, values: sql<string>`${systemConfig.values}::text` })
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
  // Those of the main store come with those of any other.
  const rows =
    known.get(storeId) ??
    (storeId === MAIN_STORE ? known.values().next().value : undefined) ??
    settingsRows(database, { storeId, names: [...OF_EFFECTS] });
  known.set(storeId, rows);
  return rows;
}

const settingsRowsOfOrder = statement('settings_rows_of_order', (database) =>
  database
    .select({ storeId: systemConfig.storeId, name: systemConfig.name, values: sql<string>`${systemConfig.values}::text` })
    .from(systemConfig)
    .where(
      and(
        sql`${systemConfig.storeId} in (${MAIN_STORE}, (select ${order.storeId} from ${order} where ${order.id} = ${sql.placeholder('orderId')}))`,
        sql`${systemConfig.name} = any(${sql.placeholder('names')}::text[])`,
      ),
    ),
);

/** Reads what an effect on an order will ask for, before it is known whose order it is. Answers how to keep it once that is known. */
export async function settingsOfOrder(database: Database, orderId: number): Promise<(storeId: number) => void> {
  if (!isTransaction(database) || readInTransaction.has(database)) return () => undefined;
  const rows = await settingsRowsOfOrder(database, { orderId, names: [...OF_EFFECTS] });
  return (storeId) => readInTransaction.set(database, new Map([[storeId, Promise.resolve(rows)]]));
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
  return Object.fromEntries(groups.map((group) => [group, groupOf(group, held(group))])) as Settings<Group>;
}

const MOST_READ = 500;
const read = new Map<string, object>();

/** What a stored text means. Nobody may change it: others will be handed the same. */
function groupOf(group: StoredGroup, text: string | undefined): object {
  const key = `${group} ${text ?? ''}`;
  const known = read.get(key) ?? Object.freeze(readGroup(group, text === undefined ? undefined : JSON.parse(text)));
  if (read.size >= MOST_READ) read.clear();
  read.set(key, known);
  return known;
}

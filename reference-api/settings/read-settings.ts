import { and, inArray } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { ownGroups, readGroup, type SettingsOf, type StoredGroup } from '@/lib/contract/settings/groups';
import type { Database } from '@/reference-api/database/connect';
import { systemConfig } from '@/reference-api/database/schema/system-config';

export type Settings<Group extends StoredGroup> = { readonly [Name in Group]: SettingsOf<Name> };

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
  const rows = await database
    .select({ storeId: systemConfig.storeId, name: systemConfig.name, values: systemConfig.values })
    .from(systemConfig)
    .where(and(inArray(systemConfig.storeId, [MAIN_STORE, storeId]), inArray(systemConfig.name, [...groups])));
  const valuesOf = (group: Group, of: number) => rows.find((row) => row.name === group && row.storeId === of)?.values;
  const keepsOwn = (group: Group) => ownGroups.some((own) => own === group);
  const held = (group: Group) => (keepsOwn(group) ? valuesOf(group, storeId) : undefined) ?? valuesOf(group, MAIN_STORE);
  return Object.fromEntries(groups.map((group) => [group, readGroup(group, held(group))])) as Settings<Group>;
}

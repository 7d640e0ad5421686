import { and, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { Database } from '@/reference-api/database/connect';
import { settingsVersion, systemConfig } from '@/reference-api/database/schema/system-config';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { forgetSettings } from './read-settings';

/** Settings that are saved together and have one version: those of a store, or the rules for the other stores. */
export interface SettingsPlace {
  readonly storeId: number;
  readonly scope: 'config' | 'os';
}

const FIRST_VERSION = 1;

/** The version of settings nobody has saved yet is the first one. */
export async function versionOf({ storeId, scope }: SettingsPlace, database: Database): Promise<number> {
  const [found] = await database
    .select({ version: settingsVersion.version })
    .from(settingsVersion)
    .where(and(eq(settingsVersion.storeId, storeId), eq(settingsVersion.scope, scope)));
  return found?.version ?? FIRST_VERSION;
}

/** Raises the version if it still is the one that was read (40901); whoever comes second waits here and is refused. */
export async function raiseVersion(place: SettingsPlace, version: number, { database, now, caller }: Call): Promise<number> {
  await database
    .insert(settingsVersion)
    .values({ ...place, version: FIRST_VERSION, updateTime: now })
    .onConflictDoNothing();
  const [raised] = await database
    .update(settingsVersion)
    .set({ version: sql`${settingsVersion.version} + 1`, updateTime: now, updaterName: caller.name })
    .where(and(eq(settingsVersion.storeId, place.storeId), eq(settingsVersion.scope, place.scope), eq(settingsVersion.version, version)))
    .returning({ version: settingsVersion.version });
  if (!raised) throw new Refusal(codes.versionConflict);
  return raised.version;
}

/** What is stored of one group, as it is. */
export async function storedValues(storeId: number, name: string, database: Database): Promise<Record<string, unknown>> {
  const [found] = await database
    .select({ values: systemConfig.values })
    .from(systemConfig)
    .where(and(eq(systemConfig.storeId, storeId), eq(systemConfig.name, name)));
  return found?.values ?? {};
}

/** Writes one group; keys that are not given stay as they are. */
export async function saveValues(
  storeId: number,
  name: string,
  given: Record<string, unknown>,
  { database, now }: Pick<Call, 'database' | 'now'>,
): Promise<void> {
  const values = { ...(await storedValues(storeId, name, database)), ...given };
  await database
    .insert(systemConfig)
    .values({ storeId, name, values, updateTime: now })
    .onConflictDoUpdate({ target: [systemConfig.storeId, systemConfig.name], set: { values, updateTime: now } });
  forgetSettings(database);
}

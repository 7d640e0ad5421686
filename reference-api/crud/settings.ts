import { and, eq, inArray } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Database } from '@/reference-api/database/connect';
import { systemConfig } from '@/reference-api/database/schema/system-config';

/** What the platform's settings hold, group by group; a group nobody has saved is empty, and its readers have their defaults (parameter.md 5). */
export async function platformSettings<Group extends string>(
  database: Database,
  groups: readonly Group[],
): Promise<(group: Group) => Readonly<Record<string, unknown>>> {
  const rows = await database
    .select({ name: systemConfig.name, values: systemConfig.values })
    .from(systemConfig)
    .where(and(eq(systemConfig.storeId, MAIN_STORE), inArray(systemConfig.name, [...groups])));
  return (group) => rows.find(({ name }) => name === group)?.values ?? {};
}

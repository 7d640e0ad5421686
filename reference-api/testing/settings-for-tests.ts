import type { StoredGroup } from '@/lib/contract/settings/groups';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import type { TestStack } from './world';

/** Sets values of one group of the main store's settings; what is not named has its default. */
export async function setSettings({ database, clock }: TestStack, name: StoredGroup, values: Record<string, unknown>): Promise<void> {
  const row = { storeId: 0, name, values, updateTime: clock.now() };
  await database
    .insert(systemConfig)
    .values(row)
    .onConflictDoUpdate({ target: [systemConfig.storeId, systemConfig.name], set: { values } });
}

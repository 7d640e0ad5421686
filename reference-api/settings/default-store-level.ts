import { eq } from 'drizzle-orm';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { Database } from '@/reference-api/database/connect';
import { storeLevel } from '@/reference-api/database/schema/store';
import { readSettings } from './read-settings';

/** The level new stores begin with: the one of the rules for the other stores, the default of the table until one is chosen there. */
export async function defaultStoreLevel(database: Database): Promise<number | null> {
  const { os } = await readSettings(database, ['os']);
  if (os.defaultLevelId > 0) return os.defaultLevelId;
  const [found] = await database.select({ id: storeLevel.id }).from(storeLevel).where(eq(storeLevel.isDefault, yesNo.yes));
  return found?.id ?? null;
}

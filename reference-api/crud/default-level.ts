import { eq } from 'drizzle-orm';
import { yesNo } from '@/lib/contract/states/yes-no';
import type { Database } from '@/reference-api/database/connect';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { memberLevel } from '@/reference-api/database/schema/member-level';

const LEVELS = { memberLevel, distributorLevel } as const;

/** Each reading may wait for somebody who makes another level the default, and find none; more than two in a row do not happen by hand. */
const READINGS = 3;

/**
 * The level beginners are put on, held as it is until the write is done: it stays the default and is neither switched off nor removed
 * before somebody stands on it. Null where there is none.
 */
export async function defaultLevel(kind: keyof typeof LEVELS, { database }: { readonly database: Database }): Promise<number | null> {
  const { id, isDefault } = LEVELS[kind];
  for (let reading = 0; reading < READINGS; reading += 1) {
    // Who waits here for another to become the default finds the last one no default any more, and the new one only when asking again.
    const [found] = await database.select({ id }).from(LEVELS[kind]).where(eq(isDefault, yesNo.yes)).for('share');
    if (found) return found.id;
  }
  return null;
}

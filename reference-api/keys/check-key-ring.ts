import type { Database } from '@/reference-api/database/connect';
import { keyRing } from '@/reference-api/database/schema/system-config';
import { StartupError } from '@/reference-api/startup-error';
import type { KeyRing } from './key-ring';

const KNOWN_TEXT = 'shangtai card keys';

/**
 * Compares the ring with the check values the database keeps: a ring that does not open them is the wrong one, and would leave
 * cards unreadable. A key seen for the first time leaves its own check value.
 */
export async function checkKeyRing(database: Database, ring: KeyRing, now: Date): Promise<void> {
  const kept = await database.select({ keyId: keyRing.keyId, checkValue: keyRing.checkValue }).from(keyRing);
  for (const { keyId, checkValue } of kept) {
    if (!opens(ring, checkValue))
      throw new StartupError(`CARD_KEYS does not open the cards of this database: the key ${keyId} is missing or another one.`);
  }
  const [first] = ring.ids;
  if (first === undefined || kept.some(({ keyId }) => keyId === first)) return;
  await database
    .insert(keyRing)
    .values({ keyId: first, checkValue: ring.seal(KNOWN_TEXT), createTime: now })
    .onConflictDoNothing();
  const [present] = await database.select({ checkValue: keyRing.checkValue }).from(keyRing).limit(1);
  if (!present || !opens(ring, present.checkValue)) throw new StartupError('CARD_KEYS does not open the cards of this database.');
}

function opens(ring: KeyRing, sealed: string): boolean {
  try {
    return ring.open(sealed) === KNOWN_TEXT;
  } catch {
    return false;
  }
}

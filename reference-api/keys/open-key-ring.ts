import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@/reference-api/environment';
import { StartupError } from '@/reference-api/startup-error';
import { createKeyRing, type KeyRing, newKeys, parseKeys } from './key-ring';

const OWNER_ONLY = 0o600;
const FILE = 'card-keys';

type Place = Pick<Environment, 'cardKeys' | 'databaseUrl' | 'dataDir'>;

/** The ring that was set, or the one kept in the data folder, made there once. A database of one's own needs a ring of one's own. */
export function openKeyRing({ cardKeys, databaseUrl, dataDir }: Place): KeyRing {
  if (cardKeys === undefined && databaseUrl !== undefined) {
    throw new StartupError('CARD_KEYS must be set when DATABASE_URL is: it seals cards, form secrets and licence keys.');
  }
  const keys = parseKeys(cardKeys ?? keptKeys(dataDir));
  if (!keys) throw new StartupError('CARD_KEYS is not valid: it reads k1:<32 bytes as base64url>, several divided by commas.');
  return createKeyRing(keys);
}

function keptKeys(dataDir: string): string {
  const path = join(dataDir, FILE);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const made = newKeys();
  mkdirSync(dataDir, { recursive: true });
  try {
    // Two processes that start together must not make two rings.
    writeFileSync(path, made, { mode: OWNER_ONLY, flag: 'wx' });
    return made;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFileSync(path, 'utf8').trim();
    throw error;
  }
}

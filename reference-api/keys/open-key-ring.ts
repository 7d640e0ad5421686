import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '@/reference-api/environment';
import { StartupError } from '@/reference-api/startup-error';
import { createKeyRing, type KeyRing, newKeys, parseKeys } from './key-ring';
import { writeOnce } from './write-once';

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
  mkdirSync(dataDir, { recursive: true });
  // Two processes that start together must not use two rings: the kept one is read.
  writeOnce(path, newKeys());
  return readFileSync(path, 'utf8').trim();
}

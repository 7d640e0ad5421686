import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys that seal sessions on this machine: made once, readable by the owner alone, kept so that logins outlive a restart. */
export function localSessionKeys(dataFolder) {
  const file = join(dataFolder, 'session-keys');
  if (!existsSync(file)) writeFileSync(file, `k1:${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

import { randomInt } from 'node:crypto';
import type { KeyRing } from '@/reference-api/keys/key-ring';

const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 5;
const IN_GROUP = 5;

/** A new key of 25 random characters (goods.md 3.3), after its prefix when there is one. */
export function newKey(prefix = ''): string {
  const group = () => Array.from({ length: IN_GROUP }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  const key = Array.from({ length: GROUPS }, group).join('-');
  return prefix ? `${prefix}-${key}` : key;
}

/** A key as it is kept. */
export const sealKey = (keys: KeyRing, key: string) => ({ key: keys.seal(key), keyHash: keys.hash(key), keyMask: maskOf(key) });

const SHOWN = 4;
const maskOf = (key: string) => (key.length <= 2 * SHOWN ? '******' : `${key.slice(0, SHOWN)}****${key.slice(-SHOWN)}`);

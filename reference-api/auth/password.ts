import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;
const COST = { N: 16_384, r: 8, p: 1 };
/** Letters and digits a person cannot mistake for each other. */
const CLEAR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
const CLEAR_DIGITS = '23456789';

/** Turns a password into what may be stored. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
}

/** Whether a password is the one a stored hash was made of. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  if (expected.length === 0) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), expected.length, cost), expected);
}

/** A password to be used once, easy to read out: letters and digits, twelve of them. */
export function oneTimePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const mixed = Array.from({ length: 10 }, () => pick(CLEAR_LETTERS + CLEAR_DIGITS)).join('');
  // Both kinds are in every password, as the rule for passwords wants.
  return pick(CLEAR_LETTERS) + mixed + pick(CLEAR_DIGITS);
}

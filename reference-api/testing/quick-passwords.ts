import { randomBytes, scryptSync } from 'node:crypto';
import type pg from 'pg';

/** A cost that is none: what is stored says by itself what it costs to try a password against it. */
const COST = { N: 2, r: 1, p: 1 };

/**
 * Stores the password of the demo anew, at no cost: a sign-in takes 40 ms of a processor as it is seeded, and tests sign in all the time.
 * The clerk keeps what the seed stored, so that it goes on being tried.
 */
export async function makePasswordsQuick(pool: Pick<pg.Pool, 'query'>, password: string): Promise<void> {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, COST);
  const stored = ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$');
  await pool.query("update admin set password_hash = $1 where username <> 'clerk'", [stored]);
}

import type pg from 'pg';
import { checkInvariants } from '@/reference-api/invariants/check-invariants';

/** Every row that breaks a rule of the books (`npm run api:check`), named by the rule and its record. */
export async function brokenBooks(pool: Pick<pg.Pool, 'connect'>): Promise<string[]> {
  const checked = await checkInvariants(pool, Number.POSITIVE_INFINITY);
  return checked.flatMap(({ invariant: { name }, rows }) => rows.map((row) => `${name}: ${JSON.stringify(row)}`));
}

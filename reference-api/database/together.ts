import { sqlState } from './sql-state';

/** What the database says to everything after the statement that failed: it tells nothing. */
const ABORTED = '25P02';

/**
 * Waits for parts of an effect that were asked for at once, so that their statements travel together. When one fails the others are
 * waited for as well: none of them may still be speaking when the transaction is undone. Throws the failure all others come from.
 */
export async function together<const Parts extends readonly unknown[]>(
  ...parts: Parts
): Promise<{ -readonly [At in keyof Parts]: Awaited<Parts[At]> }> {
  // Each part is asked for its value once: a query of drizzle is sent anew whenever somebody waits for it.
  const ends = await Promise.allSettled(parts);
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  if (failures.length > 0) throw failures.find((failure) => sqlState(failure) !== ABORTED) ?? failures[0];
  return ends.map((end) => (end as PromiseFulfilledResult<unknown>).value) as { -readonly [At in keyof Parts]: Awaited<Parts[At]> };
}

import { afterEach } from 'vitest';
import type { Connection } from '@/reference-api/database/connect';

/** The databases that tests of this file work on, with the invariants that rows of their own making may break. */
const open = new Map<Pick<Connection, 'pool'>, readonly string[]>();

/** From now on the books of this database are checked after every test; answers how to end that. */
export function keepBooks(stack: Pick<Connection, 'pool'>, except: readonly string[]): () => void {
  open.set(stack, except);
  return () => {
    open.delete(stack);
  };
}

// What checks is loaded by files that keep books alone: most tests have no database.
afterEach(async () => {
  if (open.size === 0) return;
  const { expectInvariants } = await import('./expect-invariants');
  for (const [stack, except] of open) await expectInvariants(stack, { except });
});

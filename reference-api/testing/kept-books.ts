import type { Connection } from '@/reference-api/database/connect';

type Stack = Pick<Connection, 'pool'>;

const kept = new Map<Stack, readonly string[]>();

/** From now on the books of this database are checked after every test; answers how to end that. */
export function keepBooks(stack: Stack, except: readonly string[]): () => void {
  kept.set(stack, except);
  return () => {
    kept.delete(stack);
  };
}

/** The databases that tests of this file work on, with the invariants that rows of their own making may break. */
export const keptBooks: ReadonlyMap<Stack, readonly string[]> = kept;

import type { Connection } from '@/reference-api/database/connect';
import type { Invariant } from '@/reference-api/invariants/invariant';
import { reads, someoneWrites, type WriteCounts, writeCounts } from './written-tables';

type Stack = Pick<Connection, 'pool'>;

/** The books of a database: what may be found wrong in them, and how far they were read. */
class Books {
  #read: WriteCounts = new Map();

  constructor(
    private readonly stack: Stack,
    /** The invariants that rows of a test's own making may break. */
    readonly except: readonly string[],
  ) {}

  /** Which of the invariants have to be looked at again: those that read what has been written since the last call. */
  async touched(invariants: readonly Invariant[]): Promise<readonly Invariant[]> {
    const now = await writeCounts(this.stack.pool);
    if (!now) return invariants;
    const written = [...now].filter(([table, count]) => count !== (this.#read.get(table) ?? NEVER)).map(([table]) => table);
    // What is not committed yet was counted already, and is not there to be looked at.
    if (!(await someoneWrites(this.stack.pool))) this.#read = now;
    return invariants.filter(({ broken }) => reads(broken, written));
  }
}

/** Nothing was written since the database was copied, whose books agreed. */
const NEVER = '0';

const kept = new Map<Stack, Books>();

/** From now on the books of this database are checked after every test; answers how to end that. */
export function keepBooks(stack: Stack, except: readonly string[]): () => void {
  kept.set(stack, new Books(stack, except));
  return () => {
    kept.delete(stack);
  };
}

/** The databases that tests of this file work on, each with its books. */
export const keptBooks: ReadonlyMap<Stack, Books> = kept;

import { promiseEnd, sendEnd } from './database/before-commit';
import type { Database } from './database/connect';
import { sqlState } from './database/sql-state';
import { CountedRefusal } from './refusal';

/** Deadlock and serialisation failure: the transaction was undone and may simply run again. */
const MET = ['40P01', '40001'];
const MOST_RUNS = 4;

/**
 * Runs a write in a transaction, which is undone by every failure but a refusal whose writes stay. Two transactions that met run
 * again, at most three times (open-questions 20).
 */
export async function inTransaction<Done>(database: Database, run: (transaction: Database) => Promise<Done>): Promise<Done> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await once(database, run);
    } catch (error) {
      if (runs >= MOST_RUNS || !MET.includes(sqlState(error) ?? '')) throw error;
    }
  }
}

async function once<Done>(database: Database, run: (transaction: Database) => Promise<Done>): Promise<Done> {
  let end: Promise<unknown> = Promise.resolve();
  const outcome = await database.transaction(async (transaction) => {
    promiseEnd(transaction);
    const done = await run(transaction).catch((error: unknown) => {
      if (error instanceof CountedRefusal) return error;
      throw error;
    });
    end = sendEnd(transaction);
    return done;
  });
  await end;
  if (outcome instanceof CountedRefusal) throw outcome;
  return outcome;
}

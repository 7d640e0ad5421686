import { type Effect, SYSTEM } from '@/reference-api/commerce/effect';
import type { Context } from '@/reference-api/context';
import { innermostError } from '@/reference-api/innermost-error';
import { Refusal } from '@/reference-api/refusal';
import { inTransaction } from '@/reference-api/transaction';
import { BATCH } from './in-batches';

/** What jobs work with. */
export type JobContext = Pick<Context, 'database' | 'clock' | 'keys' | 'gateway' | 'log' | 'webhook'>;

/**
 * Takes what is due one by one, each in a transaction of its own, found in batches by its id. What somebody else has moved in the
 * meantime is passed over; what fails is told and left for the next turn.
 */
export async function eachDue(
  context: JobContext,
  find: (after: number, limit: number) => Promise<{ id: number }[]>,
  act: (effect: Effect, id: number) => Promise<unknown>,
): Promise<number> {
  let changed = 0;
  let last = 0;
  for (;;) {
    const due = await find(last, BATCH);
    for (const { id } of due) if (await actOn(context, id, act)) changed += 1;
    last = due.at(-1)?.id ?? 0;
    if (due.length < BATCH) return changed;
  }
}

async function actOn(context: JobContext, id: number, act: (effect: Effect, id: number) => Promise<unknown>): Promise<boolean> {
  const { database, clock, keys, gateway, log } = context;
  try {
    await inTransaction(database, (transaction) => act({ database: transaction, now: clock.now(), keys, gateway, operator: SYSTEM }, id));
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: innermostError(error), id }, 'a row that is due could not be taken');
    return false;
  }
}

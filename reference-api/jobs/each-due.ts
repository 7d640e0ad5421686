import { and, asc, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Effect, SYSTEM } from '@/reference-api/commerce/effect';
import type { Context } from '@/reference-api/context';
import { loggedError } from '@/reference-api/innermost-error';
import { Refusal } from '@/reference-api/refusal';
import { inTransaction } from '@/reference-api/transaction';
import { BATCH } from './in-batches';

/** What jobs work with. */
export interface JobContext extends Pick<Context, 'database' | 'clock' | 'keys' | 'gateway' | 'log' | 'webhook'> {
  /** Told, nothing more is begun: what is due stays so until the next start. */
  readonly stop?: AbortSignal | undefined;
}

/** What is due: rows whose moment has come. */
interface Due {
  readonly table: PgTable & { readonly id: PgColumn };
  /** The moment they fall due at, on which the table has an index of those that wait. */
  readonly at: PgColumn;
  /** The last moment that is due; now by default. */
  readonly until?: Date;
  readonly where: SQL | undefined;
}

interface Place {
  id: number;
  at: Date;
}

/**
 * Takes what is due one by one, each in a transaction of its own, found in batches in the order of the moments: in the order of ids a
 * large table was read through for the few that are due. What somebody else has moved in the meantime is passed over; what fails is
 * told and left for the next turn.
 */
export async function eachDue(context: JobContext, due: Due, act: (effect: Effect, id: number) => Promise<unknown>): Promise<number> {
  let changed = 0;
  let last: Place | undefined;
  while (!context.stop?.aborted) {
    const batch = await findDue(context, due, last);
    for (const { id } of batch) if (!context.stop?.aborted) changed += await actOn(context, id, act);
    last = batch.at(-1);
    if (batch.length < BATCH) break;
  }
  return changed;
}

async function findDue({ database, clock }: JobContext, { table, at, until, where }: Due, last: Place | undefined): Promise<Place[]> {
  const behind = last && sql`(${at}, ${table.id}) > (${last.at.toISOString()}::timestamptz, ${last.id}::int)`;
  // The query layer cannot know what a column holds that it is given.
  return (await database
    .select({ id: table.id, at })
    .from(table as PgTable)
    .where(and(where, lte(at, until ?? clock.now()), behind))
    .orderBy(asc(at), asc(table.id))
    .limit(BATCH)) as Place[];
}

function actOn(context: JobContext, id: number, act: (effect: Effect, id: number) => Promise<unknown>): Promise<number> {
  const { database, clock, keys, gateway, log } = context;
  return apart(log, { id }, async () => {
    await inTransaction(database, (transaction) => act({ database: transaction, now: clock.now(), keys, gateway, operator: SYSTEM }, id));
    return 1;
  });
}

/** Does what is due of one, and answers how much changed. Its failure stops nobody else: it is told, and left for the next turn. */
export async function apart(log: JobContext['log'], of: Readonly<Record<string, number>>, step: () => Promise<number>): Promise<number> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: loggedError(error), ...of }, 'a row that is due could not be taken');
    return 0;
  }
}

import { and, inArray, lt } from 'drizzle-orm';
import { outbox } from '@/reference-api/database/schema/outbox';
import { inBatches } from '@/reference-api/jobs/in-batches';
import { inTheirTurn, isWaiting, type OutboxContext, outboxState } from './waiting';

const STALE_MS = 24 * 3_600_000;

/** Messages nobody has tried to send for a day are news no more: what waited for a first webhook is given up, and told in one line. */
export async function giveUpOld({ database, clock, log, stop }: OutboxContext): Promise<void> {
  const stale = and(isWaiting, lt(outbox.nextTime, new Date(clock.now().getTime() - STALE_MS)));
  const messages = await inBatches(async (limit) => {
    const batch = database
      .select({ id: outbox.id })
      .from(outbox)
      .where(stale)
      .orderBy(...inTheirTurn)
      .limit(limit)
      .for('update', { skipLocked: true });
    const { rowCount } = await database
      .update(outbox)
      .set({ state: outboxState.givenUp, failure: 'waited for more than a day' })
      .where(inArray(outbox.id, batch));
    return rowCount ?? 0;
  }, stop);
  if (messages > 0) log.warn({ messages }, 'messages that had waited for more than a day were given up');
}

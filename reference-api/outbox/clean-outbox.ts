import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { outbox } from '@/reference-api/database/schema/outbox';
import { inBatches } from '@/reference-api/jobs/in-batches';
import type { OutboxContext } from './waiting';

/** Longer than anything is reminded of in advance (60 days), so that no reminder is written a second time. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Removes messages that were sent or given up, three months after they were written; those that wait stay. */
export function cleanOutbox({ database, clock, stop }: Omit<OutboxContext, 'log'>): Promise<number> {
  const old = and(sql`${outbox.state} <> 0`, lt(outbox.createTime, new Date(clock.now().getTime() - KEPT_MS)));
  return inBatches(async (limit) => {
    const batch = database.select({ id: outbox.id }).from(outbox).where(old).orderBy(asc(outbox.createTime)).limit(limit);
    const { rowCount } = await database.delete(outbox).where(and(old, inArray(outbox.id, batch)));
    return rowCount ?? 0;
  }, stop);
}

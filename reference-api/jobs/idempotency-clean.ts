import { and, asc, lt, sql } from 'drizzle-orm';
import { idempotencyKey } from '@/reference-api/database/schema/login';
import type { JobContext } from './each-due';
import { inBatches } from './in-batches';

const KEPT_MS = 24 * 3_600_000;

/** Forgets answers kept for repeated calls after 24 hours (00-conventions 1.3). */
export function cleanIdempotencyKeys({ database, clock, stop }: Pick<JobContext, 'database' | 'clock' | 'stop'>): Promise<number> {
  const { adminId, key, createTime } = idempotencyKey;
  const old = lt(createTime, new Date(clock.now().getTime() - KEPT_MS));
  return inBatches(async (limit) => {
    const batch = database.select({ adminId, key }).from(idempotencyKey).where(old).orderBy(asc(createTime)).limit(limit);
    const { rowCount } = await database.delete(idempotencyKey).where(and(old, sql`(${adminId}, ${key}) in ${batch}`));
    return rowCount ?? 0;
  }, stop);
}

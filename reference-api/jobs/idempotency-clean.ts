import { lt } from 'drizzle-orm';
import { idempotencyKey } from '@/reference-api/database/schema/login';
import type { JobContext } from './each-due';

const KEPT_MS = 24 * 3_600_000;

/** Forgets answers kept for repeated calls after 24 hours (00-conventions 1.3). */
export async function cleanIdempotencyKeys({ database, clock }: Pick<JobContext, 'database' | 'clock'>): Promise<number> {
  const oldest = new Date(clock.now().getTime() - KEPT_MS);
  const { rowCount } = await database.delete(idempotencyKey).where(lt(idempotencyKey.createTime, oldest));
  return rowCount ?? 0;
}

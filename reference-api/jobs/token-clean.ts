import { and, asc, inArray, lt } from 'drizzle-orm';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { adminToken, loginFailure } from '@/reference-api/database/schema/login';
import type { JobContext } from './each-due';
import { inBatches } from './in-batches';

/** An old login is told apart from an unknown one for this long after its last call. */
const KEPT_DAYS = 30;

/** Removes logins nobody can use any more, and failed sign-ins that no longer count. */
export async function cleanTokens({ database, clock, stop }: Pick<JobContext, 'database' | 'clock' | 'stop'>): Promise<number> {
  const now = clock.now().getTime();
  const logins = await inBatches((limit) => removeLogins({ database }, new Date(now - KEPT_DAYS * DAY_MS), limit), stop);
  return logins + (await inBatches((limit) => removeFailures({ database }, new Date(now - DAY_MS), limit), stop));
}

type Within = Pick<JobContext, 'database'>;

async function removeLogins({ database }: Within, before: Date, limit: number): Promise<number> {
  const old = lt(adminToken.usedAt, before);
  const batch = database.select({ hash: adminToken.hash }).from(adminToken).where(old).orderBy(asc(adminToken.usedAt)).limit(limit);
  const { rowCount } = await database.delete(adminToken).where(and(old, inArray(adminToken.hash, batch)));
  return rowCount ?? 0;
}

async function removeFailures({ database }: Within, before: Date, limit: number): Promise<number> {
  const old = lt(loginFailure.at, before);
  const batch = database.select({ id: loginFailure.id }).from(loginFailure).where(old).orderBy(asc(loginFailure.at)).limit(limit);
  const { rowCount } = await database.delete(loginFailure).where(and(old, inArray(loginFailure.id, batch)));
  return rowCount ?? 0;
}

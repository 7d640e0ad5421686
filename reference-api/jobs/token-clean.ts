import { lt } from 'drizzle-orm';
import { adminToken, loginFailure } from '@/reference-api/database/schema/login';
import type { JobContext } from './each-due';

const DAY_MS = 24 * 3_600_000;
/** An old login is told apart from an unknown one for this long after its last call. */
const KEPT_DAYS = 30;

/** Removes logins nobody can use any more, and failed sign-ins that no longer count. */
export async function cleanTokens({ database, clock }: Pick<JobContext, 'database' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  const tokens = await database.delete(adminToken).where(lt(adminToken.usedAt, new Date(now - KEPT_DAYS * DAY_MS)));
  const failures = await database.delete(loginFailure).where(lt(loginFailure.at, new Date(now - DAY_MS)));
  return (tokens.rowCount ?? 0) + (failures.rowCount ?? 0);
}

import { and, count, eq, gt, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import type { Database } from '@/reference-api/database/connect';
import { loginFailure } from '@/reference-api/database/schema/login';
import { Refusal } from '@/reference-api/refusal';

const WINDOW_MS = 15 * 60_000;
const MAX_FAILURES = 5;

interface Attempt {
  username: string;
  ip: string;
  now: Date;
}

/**
 * Counts an attempt to sign in before the password is looked at, and refuses it when too many failed (system.md 4).
 * The lock makes attempts sent at the same moment count one after the other.
 */
export async function countAttempt(database: Database, { username, ip, now }: Attempt): Promise<void> {
  const allowed = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${username} ${ip}`}, 0))`);
    const recent = and(same({ username, ip }), gt(loginFailure.at, new Date(now.getTime() - WINDOW_MS)));
    const [failed] = await transaction.select({ times: count() }).from(loginFailure).where(recent);
    if ((failed?.times ?? 0) >= MAX_FAILURES) return false;
    await transaction.insert(loginFailure).values({ username, ip, at: now });
    return true;
  });
  if (!allowed) throw new Refusal(codes.loginThrottled);
}

/** Forgets the failures after the right password was given. */
export async function forgetAttempts(database: Database, attempt: Pick<Attempt, 'username' | 'ip'>): Promise<void> {
  await database.delete(loginFailure).where(same(attempt));
}

const same = ({ username, ip }: Pick<Attempt, 'username' | 'ip'>) => and(eq(loginFailure.username, username), eq(loginFailure.ip, ip));

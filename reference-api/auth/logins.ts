import { and, inArray, isNull, ne } from 'drizzle-orm';
import type { Database } from '@/reference-api/database/connect';
import { adminToken } from '@/reference-api/database/schema/login';
import { hashOfToken, newToken } from './token';

/** Opens a login and answers its secret, which is not kept anywhere. */
export async function openLogin(database: Database, { adminId, ip, now }: { adminId: number; ip: string; now: Date }): Promise<string> {
  const token = newToken();
  await database.insert(adminToken).values({ hash: hashOfToken(token), adminId, ip, createTime: now, usedAt: now });
  return token;
}

/** Ends the logins of administrators; their next call is answered with 50012. One login may be spared. */
export async function endLogins(database: Database, adminIds: readonly number[], now: Date, spared?: string): Promise<void> {
  if (adminIds.length === 0) return;
  const theirs = and(inArray(adminToken.adminId, [...adminIds]), isNull(adminToken.endedAt));
  await database
    .update(adminToken)
    .set({ endedAt: now })
    .where(spared ? and(theirs, ne(adminToken.hash, spared)) : theirs);
}

import { eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import { storeState } from '@/lib/contract/states/store';
import { login } from '@/lib/contract/user';
import { openLogin } from '@/reference-api/auth/logins';
import { hashPassword, passwordMatches } from '@/reference-api/auth/password';
import { countAttempt, forgetAttempts } from '@/reference-api/auth/throttle';
import { admin } from '@/reference-api/database/schema/admin';
import { store } from '@/reference-api/database/schema/store';
import { Refusal } from '@/reference-api/refusal';
import { type Api, serveOpen } from '@/reference-api/serve';

/** Mounts the sign-in (system.md 4). */
export function mountLogin(api: Api): void {
  serveOpen(api, login, async ({ body, database, ip, now }) => {
    const attempt = { username: body.username.toLowerCase(), ip };
    await countAttempt(database, { ...attempt, now });
    const [found] = await database
      .select({ admin, storeStatus: store.status })
      .from(admin)
      .innerJoin(store, eq(store.id, admin.storeId))
      .where(eq(sql`lower(${admin.username})`, attempt.username));
    // An unknown name takes as long as a wrong password, so that names cannot be told apart by time.
    const right = await passwordMatches(body.password, found?.admin.passwordHash ?? (await noPassword));
    if (!found || !right) throw new Refusal(codes.wrongCredentials);
    await forgetAttempts(database, attempt);
    if (found.admin.status !== onOff.on) throw new Refusal(codes.accountDisabled);
    if (found.storeStatus === storeState.closed) throw new Refusal(codes.storeClosed);
    const { id, storeId } = found.admin;
    await database
      .update(admin)
      .set({ lastLoginTime: now, lastLoginIp: ip, loginCount: sql`${admin.loginCount} + 1` })
      .where(eq(admin.id, id));
    return { token: await openLogin(database, { adminId: id, ip, now }), storeId };
  });
}

const noPassword = hashPassword('nobody has this password');

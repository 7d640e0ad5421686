import { eq, sql } from 'drizzle-orm';
import { PLATFORM } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { changePassword, info, type UserInfo } from '@/lib/contract/user';
import type { Caller } from '@/reference-api/auth/caller';
import { endLogins } from '@/reference-api/auth/logins';
import { hashPassword } from '@/reference-api/auth/password';
import { requirePresentPassword } from '@/reference-api/auth/present-password';
import type { Database } from '@/reference-api/database/connect';
import { admin } from '@/reference-api/database/schema/admin';
import { notFound } from '@/reference-api/not-found';
import { type Api, serve } from '@/reference-api/serve';

/** Mounts what administrators do with their own account: user info and the change of password (system.md 4). */
export function mountAccount(api: Api): void {
  serve(api, info, async ({ caller, database }): Promise<UserInfo> => {
    const { name, avatar, introduction } = await ownRow(database, caller);
    return {
      permission: caller.codes.filter((code) => code !== PLATFORM),
      name,
      avatar,
      introduction,
      // The console adds this one code to the list (specification 2.1); empty is not added.
      power: caller.codes.includes(PLATFORM) ? PLATFORM : '',
      storeId: caller.storeId,
      adminId: caller.adminId,
      mustChangePassword: caller.mustChangePassword ? 1 : 0,
    };
  });

  serve(api, changePassword, async (call) => {
    const { body, caller, database, now } = call;
    await requirePresentPassword(call, body.oldPassword, { code: codes.wrongOldPassword, field: 'oldPassword' });
    await database
      .update(admin)
      .set({ passwordHash: await hashPassword(body.newPassword), mustChangePassword: 0, version: sql`${admin.version} + 1` })
      .where(eq(admin.id, caller.adminId));
    await endLogins(database, [caller.adminId], now, caller.tokenHash);
    return null;
  });
}

async function ownRow(database: Database, caller: Caller) {
  const [own] = await database.select().from(admin).where(eq(admin.id, caller.adminId));
  if (!own) throw notFound('administrator');
  return own;
}

import { and, asc, eq, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { endLogins } from '@/reference-api/auth/logins';
import { hashPassword, oneTimePassword } from '@/reference-api/auth/password';
import type { Effect } from '@/reference-api/commerce/effect';
import type { Database } from '@/reference-api/database/connect';
import { refuseDuplicates } from '@/reference-api/database/duplicates';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';

/** The code of the built-in role 门店管理员 (system.md 2). */
const STORE_ADMIN = 'store_admin';

interface Owner {
  storeId: number;
  username: string;
  name: string;
}

/** Makes the administrator of a store's owner, with a one-time password that is told once and kept nowhere. */
export async function makeOwnerAdmin({ database, now }: Effect, { storeId, username, name }: Owner): Promise<string> {
  const [held] = await database.select({ id: role.id }).from(role).where(eq(role.code, STORE_ADMIN));
  if (!held) throw notFound('role');
  const tempPassword = oneTimePassword();
  const passwordHash = await hashPassword(tempPassword);
  const [made] = await refuseDuplicates({ admin_username_unique: () => new Refusal(codes.usernameTaken, {}, 'username') }, () =>
    database
      .insert(admin)
      .values({ username, name, passwordHash, mustChangePassword: 1, storeId, createTime: now })
      .returning({ id: admin.id }),
  );
  await database.insert(adminRole).values({ adminId: made?.id ?? 0, roleId: held.id });
  return tempPassword;
}

/** Gives the owner's administrator a new one-time password and ends its logins. */
export async function resetOwnerPassword({ database, now }: Effect, { storeId }: { storeId: number }) {
  const owner = await ownerAdminOf(database, storeId);
  if (!owner) throw notFound('administrator');
  const tempPassword = oneTimePassword();
  await database
    .update(admin)
    .set({ passwordHash: await hashPassword(tempPassword), mustChangePassword: 1, version: sql`${admin.version} + 1` })
    .where(eq(admin.id, owner.id));
  await endLogins(database, [owner.id], now);
  return { username: owner.username, tempPassword };
}

/** The administrator the owner was given: the first of the store with the built-in role. */
export async function ownerAdminOf(database: Database, storeId: number) {
  const [found] = await database
    .select({ id: admin.id, username: admin.username })
    .from(admin)
    .innerJoin(adminRole, eq(adminRole.adminId, admin.id))
    .innerJoin(role, eq(role.id, adminRole.roleId))
    .where(and(eq(admin.storeId, storeId), eq(role.code, STORE_ADMIN)))
    .orderBy(asc(admin.id))
    .limit(1);
  return found;
}

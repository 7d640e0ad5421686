import { and, eq, inArray, sql } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { STORE_SCOPE } from '@/lib/contract/role';
import { onOff } from '@/lib/contract/states/on-off';
import { isMain } from '@/reference-api/auth/caller';
import { givenCodes } from '@/reference-api/auth/held-codes';
import type { Database } from '@/reference-api/database/connect';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { store } from '@/reference-api/database/schema/store';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

export type AdminRecord = typeof admin.$inferSelect;

const SUPER_ADMIN = 'super_admin';

/** Refuses to act on an administrator who was given a code the caller does not hold (system.md 3), the role switched off or not. */
export async function requireNotHigher(target: AdminRecord, { caller, database }: Call): Promise<void> {
  const [given] = await database
    .select({ codes: givenCodes(sql`${admin.id}`) })
    .from(admin)
    .where(eq(admin.id, target.id));
  if (given?.codes.some((code) => !caller.codes.includes(code))) throw new Refusal(codes.higherAdministrator);
}

/** One's own password is changed with the present one alone: an open session is not yet its owner. */
export function requireNotOwnPassword(targetId: number, { caller }: Call): void {
  if (targetId === caller.adminId) throw new Refusal(codes.wrongOldPassword, {}, 'password');
}

/** Refuses what would leave nobody who can do everything. The lock lets two such actions pass one after the other only. */
export async function requireAnotherSuper(target: AdminRecord, { database }: Call, keptRoles: readonly number[] = []): Promise<void> {
  const [superRole] = await database.select({ id: role.id }).from(role).where(eq(role.code, SUPER_ADMIN)).for('update');
  if (superRole && keptRoles.includes(superRole.id)) return;
  const supers = await database
    .select({ id: admin.id })
    .from(admin)
    .innerJoin(adminRole, eq(adminRole.adminId, admin.id))
    .where(and(eq(adminRole.roleId, superRole?.id ?? 0), eq(admin.status, onOff.on)));
  if (supers.some(({ id }) => id === target.id) && supers.length === 1) throw new Refusal(codes.lastSuperAdministrator);
}

/** The roles to give, checked: they fit the store, and a role that is new to the administrator holds nothing the caller lacks. */
export async function givableRoles(
  roleIds: readonly number[],
  storeId: number,
  call: Call,
  present: readonly number[] = [],
): Promise<number[]> {
  const wanted = [...new Set(roleIds)];
  // Another store's role is as unknown as one that does not exist.
  const seen = isMain(call.caller) ? undefined : inArray(role.storeId, [MAIN_STORE, call.caller.storeId]);
  const found = await call.database
    .select()
    .from(role)
    .where(and(inArray(role.id, wanted), seen));
  if (found.length !== wanted.length) throw notFound('role');
  const fits = (each: typeof role.$inferSelect) =>
    storeId === MAIN_STORE
      ? each.scope !== STORE_SCOPE
      : each.scope === STORE_SCOPE && (each.storeId === MAIN_STORE || each.storeId === storeId);
  if (!found.every(fits)) throw new Refusal(codes.roleScopeMismatch, {}, 'roleIds');
  const added = found.filter(({ id }) => !present.includes(id));
  if (added.some(({ permissions }) => permissions.some((code) => !call.caller.codes.includes(code)))) {
    throw new Refusal(codes.grantNotHeld, {}, 'roleIds');
  }
  return wanted;
}

/** The roles an administrator has. */
export async function rolesOf(adminId: number, database: Database): Promise<number[]> {
  const found = await database
    .select({ roleId: adminRole.roleId })
    .from(adminRole)
    .where(eq(adminRole.adminId, adminId))
    .orderBy(adminRole.roleId);
  return found.map(({ roleId }) => roleId);
}

/** Refuses a store that does not exist. */
export async function requireStore(storeId: number, database: Database): Promise<void> {
  const [found] = await database.select({ id: store.id }).from(store).where(eq(store.id, storeId));
  if (!found) throw notFound('store');
}

import { count, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { STORE_SCOPE } from '@/lib/contract/role';
import { yesNo } from '@/lib/contract/states/yes-no';
import { allCodes, storeCodes, withMenus } from '@/reference-api/auth/permission-tree';
import { adminRole } from '@/reference-api/database/schema/admin';
import type { role } from '@/reference-api/database/schema/role';
import { Refusal, refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';

export type RoleRecord = typeof role.$inferSelect;

/** Refuses any change of a built-in role. */
export function requireSelfMade(record: RoleRecord): void {
  if (record.builtin === yesNo.yes) throw new Refusal(codes.builtinRole);
}

/**
 * The codes to be stored: known ones that fit the scope, menus added above their actions. What the caller does not hold
 * cannot be given, and what others gave of it cannot be taken away: in the editor those nodes are disabled.
 */
export function grantable(wanted: readonly string[], scope: number, { caller, label }: Call, present: readonly string[] = []): string[] {
  const fitting = scope === STORE_SCOPE ? storeCodes : allCodes;
  if (wanted.some((code) => allCodes.includes(code) && !fitting.includes(code)))
    throw refuseField('permissions', 'pattern', { label: label('permissions') });
  const asked = new Set([...withMenus(wanted), ...wanted]);
  const changed = [...asked].filter((code) => !present.includes(code)).concat(present.filter((code) => !asked.has(code)));
  if (changed.some((code) => !caller.codes.includes(code))) throw new Refusal(codes.grantNotHeld, {}, 'permissions');
  return withMenus([...asked]);
}

/** Refuses to switch a role whose codes the caller does not hold: switching takes them from people, or gives them. */
export function requireHeld({ permissions }: RoleRecord, { caller }: Call): void {
  if (permissions.some((code) => !caller.codes.includes(code))) throw new Refusal(codes.grantNotHeld);
}

/** Refuses to remove a role somebody still has. */
export async function requireUnused(record: RoleRecord, { database }: Call): Promise<void> {
  const [used] = await database.select({ times: count() }).from(adminRole).where(eq(adminRole.roleId, record.id));
  if ((used?.times ?? 0) > 0) throw new Refusal(codes.roleInUse);
}

/** Refuses to switch off a role the caller has. */
export async function requireNotOwn(record: RoleRecord, { caller, database }: Call): Promise<void> {
  const own = await database.select({ roleId: adminRole.roleId }).from(adminRole).where(eq(adminRole.adminId, caller.adminId));
  if (own.some(({ roleId }) => roleId === record.id)) throw new Refusal(codes.disableOwnRole);
}

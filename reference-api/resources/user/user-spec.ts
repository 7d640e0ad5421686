import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { onOff } from '@/lib/contract/states/on-off';
import type { AdminUser, AdminUserDraft, AdminUserPatch } from '@/lib/contract/user';
import { wireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { endLogins } from '@/reference-api/auth/logins';
import { hashPassword } from '@/reference-api/auth/password';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import type { Database } from '@/reference-api/database/connect';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { maskedMobile, unmasked } from '@/reference-api/masked';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import {
  type AdminRecord,
  givableRoles,
  requireAnotherSuper,
  requireNotHigher,
  requireNotOwnPassword,
  requireStore,
  rolesOf,
} from './user-rules';

type AdminTable = typeof admin;
interface Filter {
  keyword?: string | undefined;
  roleId?: number | undefined;
  status?: 0 | 1 | undefined;
  storeId?: number | undefined;
}

/** What is special about administrators (system.md 3). */
export const userSpec: ListSpec<AdminTable, AdminUser, Filter> & CrudSpec<AdminTable, AdminUserDraft, AdminUserPatch> = {
  table: admin,
  object: 'administrator',
  scope: ({ caller }, filter) => storeScope(admin.storeId, caller, filter?.storeId),
  order: { createTime: admin.createTime, lastLoginTime: admin.lastLoginTime },
  where: ({ keyword, roleId, status }, { database }) => [
    containsKeyword(keyword, [admin.username, admin.name, admin.mobile]),
    sameAs(admin.status, status),
    roleId === undefined ? undefined : holdsRole(roleId, database),
  ],
  rows: async (records, { database }) => {
    const held = await heldRoles(records, database);
    const names = await storeNames(records, database);
    return records.map((record) => rowOf(record, held.get(record.id) ?? [], names.get(record.storeId) ?? ''));
  },
  taken: () => ({
    admin_username_unique: () => new Refusal(codes.usernameTaken, {}, 'username'),
    admin_mobile_unique: () => new Refusal(codes.mobileTaken, {}, 'mobile'),
  }),
  insert: async ({ password, roleIds, storeId: wanted, ...draft }, call) => {
    const { caller, database, now } = call;
    const storeId = isMain(caller) ? wanted : caller.storeId;
    await requireStore(storeId, database);
    const given = await givableRoles(roleIds, storeId, call);
    const values = {
      ...draft,
      mobile: unmasked(draft.mobile, '', maskedMobile),
      storeId,
      passwordHash: await hashPassword(password),
      createTime: now,
    };
    const [made] = await database.insert(admin).values(values).returning({ id: admin.id });
    await giveRoles(made?.id ?? 0, given, database);
    return made?.id ?? 0;
  },
  changes: async ({ password, roleIds, storeId: _fixed, version: _checked, ...patch }, record, call) => {
    const { caller, database, now } = call;
    await requireNotHigher(record, call);
    if (password !== '') requireNotOwnPassword(record.id, call);
    if (patch.status === onOff.off) await requireDisposable(record, call);
    const rolesChanged = await changeRoles(roleIds, record, call);
    if (patch.status === onOff.off || rolesChanged) await endLogins(database, [record.id], now);
    else if (password !== '') await endLogins(database, [record.id], now, caller.tokenHash);
    return {
      ...patch,
      mobile: unmasked(patch.mobile, record.mobile, maskedMobile),
      ...(password === '' ? {} : { passwordHash: await hashPassword(password), mustChangePassword: 0 }),
    };
  },
  beforeRemove: async (record, call) => {
    if (record.id === call.caller.adminId) throw new Refusal(codes.deleteSelf);
    await requireNotHigher(record, call);
    await requireAnotherSuper(record, call);
    await endLogins(call.database, [record.id], call.now);
  },
};

/** Refuses to switch off oneself, or the last one who can do everything. */
export async function requireDisposable(record: AdminRecord, call: Call): Promise<void> {
  if (record.id === call.caller.adminId) throw new Refusal(codes.disableSelf);
  await requireAnotherSuper(record, call);
}

async function changeRoles(wanted: readonly number[], record: AdminRecord, call: Call): Promise<boolean> {
  const present = await rolesOf(record.id, call.database);
  const given = await givableRoles(wanted, record.storeId, call, present);
  if (given.length === present.length && given.every((id) => present.includes(id))) return false;
  await requireAnotherSuper(record, call, given);
  await call.database.delete(adminRole).where(eq(adminRole.adminId, record.id));
  await giveRoles(record.id, given, call.database);
  return true;
}

async function giveRoles(adminId: number, roleIds: readonly number[], database: Database): Promise<void> {
  await database.insert(adminRole).values(roleIds.map((roleId) => ({ adminId, roleId })));
}

const holdsRole = (roleId: number, database: Database) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(adminRole)
      .where(and(eq(adminRole.adminId, admin.id), sameAs(adminRole.roleId, roleId))),
  );

interface HeldRole {
  id: number;
  name: string;
}

async function heldRoles(records: readonly AdminRecord[], database: Database): Promise<Map<number, HeldRole[]>> {
  const ids = records.map(({ id }) => id);
  const found = await database
    .select({ adminId: adminRole.adminId, id: role.id, name: role.name })
    .from(adminRole)
    .innerJoin(role, eq(role.id, adminRole.roleId))
    .where(inArray(adminRole.adminId, ids))
    .orderBy(role.id);
  return new Map(ids.map((adminId) => [adminId, found.filter((each) => each.adminId === adminId)]));
}

const rowOf = (
  { passwordHash: _kept, mustChangePassword: _own, ...record }: AdminRecord,
  held: HeldRole[],
  storeName: string,
): AdminUser => ({
  ...record,
  mobile: maskedMobile(record.mobile),
  roleIds: held.map(({ id }) => id),
  roleNames: held.map(({ name }) => name),
  storeName,
  status: record.status === onOff.on ? onOff.on : onOff.off,
  lastLoginTime: wireTimeOrNull(record.lastLoginTime),
  createTime: wireTime(record.createTime),
});

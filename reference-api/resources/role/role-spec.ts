import { and, count, eq, inArray, or } from 'drizzle-orm';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Role, type RoleDraft, type RoleFilter, type RolePatch, type RoleScope, STORE_SCOPE } from '@/lib/contract/role';
import { onOff } from '@/lib/contract/states/on-off';
import { flagOf, yesNo } from '@/lib/contract/states/yes-no';
import { wireTime } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import type { CrudSpec, ListSpec } from '@/reference-api/crud/crud-spec';
import { containsKeyword, sameAs } from '@/reference-api/crud/filters';
import { insertRecord } from '@/reference-api/crud/insert-record';
import { storeScope } from '@/reference-api/crud/scope';
import { storeNames } from '@/reference-api/crud/store-names';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { role } from '@/reference-api/database/schema/role';
import { refuseField } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { grantable, type RoleRecord, requireSelfMade, requireUnused } from './role-rules';

type RoleTable = typeof role;

/** What is special about roles (system.md 2). */
export const roleSpec: ListSpec<RoleTable, Role, RoleFilter> & CrudSpec<RoleTable, RoleDraft, RolePatch> = {
  table: role,
  object: 'role',
  // Another store sees its own roles and the built-in one made for it.
  scope: ({ caller }) =>
    isMain(caller) ? undefined : or(eq(role.storeId, caller.storeId), and(eq(role.builtin, yesNo.yes), eq(role.scope, STORE_SCOPE))),
  order: { createTime: role.createTime },
  where: ({ name, status, scope }) => [containsKeyword(name, [role.name]), sameAs(role.status, status), sameAs(role.scope, scope)],
  rows: async (records, call) => {
    const { database } = call;
    const holders = await holdersOf(records, call);
    const names = await storeNames(records, database);
    return records.map((record) => rowOf(record, holders.get(record.id) ?? 0, names.get(record.storeId) ?? ''));
  },
  taken: ({ label }) => ({
    role_name_unique: () => refuseField('name', 'unique', { label: label('name') }),
    role_code_unique: () => refuseField('code', 'unique', { label: label('code') }),
  }),
  insert: async (draft, call) => {
    const { caller, now } = call;
    const scope = isMain(caller) ? draft.scope : STORE_SCOPE;
    const storeId = isMain(caller) ? MAIN_STORE : caller.storeId;
    const values = { ...draft, scope, storeId, permissions: grantable(draft.permissions, scope, call), createTime: now };
    return insertRecord(role, values, call);
  },
  changes: async ({ name, code, remark, permissions }, record, call) => {
    requireSelfMade(record);
    return { name, code, remark, permissions: grantable(permissions, record.scope, call, record.permissions) };
  },
  beforeRemove: async (record, call) => {
    requireSelfMade(record);
    await requireUnused(record, call);
  },
};

/** Enabled roles a caller may give, narrowed to a scope; in the order they were made. */
export const roleChoices = (call: Call, scope: RoleScope | undefined) =>
  call.database
    .select({ id: role.id, name: role.name, code: role.code, scope: role.scope, storeId: role.storeId })
    .from(role)
    .where(and(eq(role.status, onOff.on), roleSpec.scope(call), sameAs(role.scope, scope)))
    .orderBy(role.id);

const rowOf = (record: RoleRecord, userCount: number, storeName: string): Role => ({
  ...record,
  builtin: flagOf(record.builtin),
  status: record.status === onOff.on ? onOff.on : onOff.off,
  createTime: wireTime(record.createTime),
  userCount,
  storeName,
});

/** How many of the administrators a caller sees hold each role. */
async function holdersOf(records: readonly RoleRecord[], { database, caller }: Call): Promise<Map<number, number>> {
  const ids = records.map(({ id }) => id);
  const counted = await database
    .select({ roleId: adminRole.roleId, holders: count() })
    .from(adminRole)
    .innerJoin(admin, eq(admin.id, adminRole.adminId))
    .where(and(inArray(adminRole.roleId, ids), storeScope(admin.storeId, caller)))
    .groupBy(adminRole.roleId);
  return new Map(counted.map(({ roleId, holders }) => [roleId, holders]));
}

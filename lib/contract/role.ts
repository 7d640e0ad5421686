import { z } from 'zod';
import { needs } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { infoOf } from './call/listing-calls';
import { resource } from './call/resource';
import { choices, flag, id, idList, pattern, text, version } from './field/fields';

/** Where a role fits: 1 administrators of the main store, 2 those of other stores (system.md 2). */
export const MAIN_SCOPE = 1;
export const STORE_SCOPE = 2;
export const roleScopes = [MAIN_SCOPE, STORE_SCOPE] as const;
export const roleScope = z.union([z.literal(MAIN_SCOPE), z.literal(STORE_SCOPE)]);
export type RoleScope = z.infer<typeof roleScope>;

/** Far more codes than a platform has (permissions.md). */
const MAX_PERMISSIONS = 500;

const roleFields = {
  name: text(1, 30),
  code: pattern(/^[a-zA-Z][a-zA-Z0-9_]{1,49}$/),
  remark: z.string().trim().max(200).default(''),
  permissions: choices(z.string().max(64), MAX_PERMISSIONS).min(1),
};

/** A role as the list shows one. */
export const roleRow = z.object({
  id,
  name: z.string(),
  code: z.string(),
  remark: z.string().default(''),
  scope: roleScope,
  permissions: z.array(z.string()),
  storeId: id.default(0),
  storeName: z.string().default(''),
  builtin: flag.default(0),
  status: flag,
  userCount: z.number().int().default(0),
  createTime: z.string(),
  version,
});
export type Role = z.infer<typeof roleRow>;

export const roleDraft = z.object({ ...roleFields, scope: roleScope.default(MAIN_SCOPE), status: flag.default(1) });
export type RoleDraft = z.infer<typeof roleDraft>;
/** The scope is fixed after creation; the state has a call of its own. */
export const rolePatch = z.object({ ...roleFields, version });
export type RolePatch = z.infer<typeof rolePatch>;

const roleFilter = z.object({
  name: z.string().trim().max(50).optional(),
  status: z.coerce.number().pipe(flag).optional(),
  scope: z.coerce.number().pipe(roleScope).optional(),
});
export type RoleFilter = z.infer<typeof roleFilter>;

const labels = 'role.fields';
const read = needs('admin_P7');
const write = needs('admin_P7', 'admin_P7.role');

export const role = resource({
  name: 'role',
  path: '/v1/admin/role',
  row: roleRow,
  draft: roleDraft,
  patch: rolePatch,
  filter: roleFilter,
  sortable: ['createTime'],
  labels,
  read,
  write,
  changes: ['user'],
});

export const roleInfo = infoOf(role, roleRow);

/** Enabled roles to choose from; `scope` narrows them to those that fit a store. */
export const roleOptions = endpoint({
  name: 'role.options',
  method: 'GET',
  path: '/v1/admin/role/options',
  access: read,
  query: z.object({ scope: z.coerce.number().pipe(roleScope).optional() }),
  data: z.array(z.object({ id, name: z.string(), code: z.string(), scope: roleScope, storeId: id })),
  labels,
});

export const roleStatus = endpoint({
  name: 'role.status',
  method: 'PUT',
  path: '/v1/admin/role/status',
  access: write,
  idempotent: true,
  body: z.object({ ids: idList, status: flag }),
  data: bulkAnswer,
  labels,
  changes: ['user'],
});

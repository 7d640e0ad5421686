import { z } from 'zod';
import { anyone, needs, signedIn } from './access';
import { bulkAnswer } from './call/bulk';
import { endpoint } from './call/endpoint';
import { resource } from './call/resource';
import { stateAnswer } from './call/state-answer';
import { choices, email, flag, id, idList, keyword, mobile, nothing, pattern, rule, text, version } from './field/fields';

/** Letters, digits and underscores, 4 to 30, a letter first (system.md 3). */
const username = pattern(/^[a-zA-Z][a-zA-Z0-9_]{3,29}$/, 'username');
/** 8 to 32 characters with letters and digits, kept byte for byte: spaces at the ends are part of it. */
const passwordNamed = (named: string) => z.string().refine((value) => /^(?=.*[A-Za-z])(?=.*\d).{8,32}$/s.test(value), rule(named));
export const newPassword = passwordNamed('password');

/** What the sign-in form holds: the username is trimmed, the password is sent byte for byte. */
export const loginForm = z.object({ username: z.string().trim().min(1).max(64), password: z.string().min(1).max(256) });
export type LoginForm = z.infer<typeof loginForm>;

const loginAnswer = z.object({ token: z.string().min(1), storeId: id });

export const login = endpoint({
  name: 'user.login',
  kind: 'login',
  method: 'POST',
  path: '/v1/admin/user/login',
  access: anyone,
  body: loginForm,
  data: loginAnswer,
  labels: 'login.fields',
});

/** Whose session it is; every field may be missing from a server, the guard decides what that means (specification 2.1). */
export const userInfo = z.object({
  permission: z.unknown().optional(),
  name: z.string().nullish(),
  avatar: z.string().nullish(),
  introduction: z.string().nullish(),
  power: z.string().nullish(),
  storeId: id.nullish(),
  adminId: id.nullish(),
  mustChangePassword: flag.nullish(),
});
export type UserInfo = z.infer<typeof userInfo>;

/** The codes a login holds: its permissions combined with the extra power value (specification 2.1); power alone makes no role list. */
export function heldCodes({ permission, power }: Pick<UserInfo, 'permission' | 'power'>): string[] {
  const named = Array.isArray(permission) ? permission.filter((code): code is string => typeof code === 'string' && code !== '') : [];
  return named.length && power ? [...new Set([...named, power])] : named;
}

/** Names the account within its store. */
export const accountOf = ({ adminId, name }: Pick<UserInfo, 'adminId' | 'name'>): string => String(adminId ?? name ?? '');

export const info = endpoint({
  name: 'user.info',
  method: 'GET',
  path: '/v1/admin/user/info',
  access: { ...signedIn, withOneTimePassword: true },
  data: userInfo.nullish(),
  tokenInQuery: true,
});

/** Roles one administrator may have. */
const MAX_ROLES = 100;

const adminFields = {
  name: text(1, 20),
  avatar: z.string().max(500).default(''),
  mobile: z.union([z.literal(''), mobile]).default(''),
  email: email.default(''),
  introduction: z.string().trim().max(100).default(''),
  remark: z.string().trim().max(200).default(''),
  roleIds: choices(id, MAX_ROLES).min(1),
  storeId: id.default(0),
  status: flag.default(1),
};

/** An administrator as the list shows one. */
export const adminUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  avatar: z.string(),
  mobile: z.string(),
  email: z.string(),
  introduction: z.string(),
  remark: z.string(),
  roleIds: z.array(id),
  roleNames: z.array(z.string()),
  storeId: id,
  storeName: z.string(),
  status: flag,
  lastLoginTime: z.string().nullable(),
  lastLoginIp: z.string().nullable(),
  loginCount: z.number().int(),
  createTime: z.string(),
  version,
});
export type AdminUser = z.infer<typeof adminUser>;

export const adminUserDraft = z.object({ ...adminFields, username, password: newPassword });
export type AdminUserDraft = z.infer<typeof adminUserDraft>;
/** Username and store are fixed after creation; an empty password means unchanged. */
export const adminUserPatch = z.object({ ...adminFields, password: z.union([z.literal(''), newPassword]).default(''), version });
export type AdminUserPatch = z.infer<typeof adminUserPatch>;

const adminUserFilter = z.object({
  keyword,
  roleId: z.coerce.number().int().optional(),
  status: z.coerce.number().pipe(flag).optional(),
  storeId: z.coerce.number().int().optional(),
});

export const user = resource({
  name: 'user',
  path: '/v1/admin/user',
  row: adminUser,
  draft: adminUserDraft,
  patch: adminUserPatch,
  filter: adminUserFilter,
  sortable: ['createTime', 'lastLoginTime'],
  labels: 'administrator.fields',
  read: needs('admin_P7'),
  write: needs('admin_P7', 'admin_P7.user'),
  changes: ['role'],
});

const write = needs('admin_P7', 'admin_P7.user');
const labels = 'administrator.fields';
export const userStatus = endpoint({
  name: 'user.status',
  method: 'PUT',
  path: '/v1/admin/user/status',
  access: write,
  idempotent: true,
  body: z.object({ ids: idList, status: flag }),
  data: bulkAnswer,
  labels,
  changes: ['role'],
});

export const resetPassword = endpoint({
  name: 'user.resetPassword',
  method: 'PUT',
  path: '/v1/admin/user/reset-password',
  access: write,
  body: z.object({ id }),
  data: z.object({ tempPassword: z.string() }),
  labels,
});

export const kick = endpoint({
  name: 'user.kick',
  method: 'PUT',
  path: '/v1/admin/user/kick',
  access: write,
  body: z.object({ id }),
  data: stateAnswer,
  labels,
});

/** The form of the avatar menu's password change; the repetition is checked in the form alone. */
export const passwordChange = z.object({
  oldPassword: z.string().min(1).max(256),
  newPassword: passwordNamed('newPassword'),
});

export const changePassword = endpoint({
  name: 'user.password',
  method: 'PUT',
  path: '/v1/admin/user/password',
  access: { ...signedIn, withOneTimePassword: true },
  body: passwordChange.refine((form) => form.newPassword !== form.oldPassword, { ...rule('samePassword'), path: ['newPassword'] }),
  data: nothing,
  labels: 'password.fields',
});

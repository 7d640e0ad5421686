import type { z } from 'zod';
import { version } from '@/lib/contract/field/fields';
import { MAIN_SCOPE, type Role, roleDraft, STORE_SCOPE } from '@/lib/contract/role';
import { onOff } from '@/lib/contract/states/on-off';

/** What the role form holds: the draft of a new role, or a saved one with its version. */
export const roleForm = roleDraft.extend({ version });
export type RoleValues = z.infer<typeof roleForm>;

/** A role to begin with; another store makes roles of its own scope alone. */
export const emptyRole = (mainStore: boolean): RoleValues => ({
  name: '',
  code: '',
  remark: '',
  permissions: [],
  scope: mainStore ? MAIN_SCOPE : STORE_SCOPE,
  status: onOff.on,
  version: 0,
});

/** A saved role as the form holds it. */
export const valuesOf = ({ name, code, remark, permissions, scope, status, version: saved }: Role): RoleValues => ({
  name,
  code,
  remark,
  permissions,
  scope,
  status,
  version: saved,
});

/** What a copy begins with. Nobody gives what they do not have: of a role that can do more it holds the rest. */
export const copyOf = (role: Role, name: string, mayGive: (code: string) => boolean): RoleValues => ({
  ...valuesOf(role),
  name: name.slice(0, 30),
  code: '',
  permissions: role.permissions.filter(mayGive),
  status: onOff.on,
});

/** What the role form is opened for. */
export type RoleParams = { readonly kind: 'new' } | { readonly kind: 'copy' | 'edit' | 'permissions'; readonly role: Role };

import { confirmed, opens, removes, switched } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { type Role, role, roleStatus } from '@/lib/contract/role';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { permissionsDialog, roleDrawer } from './role-dialogs';
import type { RoleParams } from './role-values';

/** The server says the same of built-in roles; asked first, nobody confirms or fills in what cannot be. */
const ifSelfMade = (action: RecordAction<Role>): RecordAction<Role> => ({
  ...action,
  one: async (row, context) =>
    row.builtin === yesNo.yes ? context.toast.error(context.message('builtinRefusal')) : action.one(row, context),
});

/** Who may not change a role looks at its permissions. */
const permissions: RecordAction<Role> = {
  endpoint: role.list,
  one: (row, { ask, may }) =>
    may(role.update) && row.builtin === yesNo.no ? ask(roleDrawer, { kind: 'permissions', role: row }) : ask(permissionsDialog, row),
};

const setStatus = (status: 0 | 1) => toMany(roleStatus, (ids) => ({ ids, status }));
const inState = (status: 0 | 1) => (row: Role) => row.status === status;
const openedFor =
  (kind: 'edit' | 'copy') =>
  (row: Role): RoleParams => ({ kind, role: row });

/** What can be done with a role. */
export const roleActions = recordActions(role, ({ name }) => name, {
  edit: ifSelfMade(opens(role.update, roleDrawer, openedFor('edit'))),
  permissions,
  copy: opens(role.create, roleDrawer, openedFor('copy')),
  enable: ifSelfMade(switched(setStatus(onOff.on), { allowed: inState(onOff.off) })),
  disable: ifSelfMade(confirmed(setStatus(onOff.off), { danger: true, allowed: inState(onOff.on) })),
  delete: ifSelfMade(removes(role.remove)),
});

export type RoleActions = BoundActions<Role, keyof (typeof roleActions)['actions']>;

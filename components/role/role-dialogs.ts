import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Role } from '@/lib/contract/role';
import type { RoleParams } from './role-values';

/** The dialogs of roles: their code comes when they are first asked for, their words with the screen. */
export const roleDrawer: OnDemand<RoleParams, true> = {
  load: () => import('./RoleDrawer').then((module) => module.RoleDrawer),
  namespaces: ['form', 'permission'],
};
export const permissionsDialog: OnDemand<Role, never> = {
  load: () => import('@/components/permission/PermissionsDialog').then((module) => module.PermissionsDialog),
  namespaces: ['permission'],
};

import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Role } from '@/lib/contract/role';
import type { AdminUser } from '@/lib/contract/user';
import type { RoleTask } from './role-values';

/** The dialogs of roles and administrators; their code comes when they are first asked for, their words with the screen. */
export const roleDrawer: OnDemand<RoleTask, true> = {
  load: () => import('./RoleDrawer').then((module) => module.RoleDrawer),
  sections: ['form', 'permission'],
};
export const permissionsDialog: OnDemand<Role, never> = {
  load: () => import('./PermissionsDialog').then((module) => module.PermissionsDialog),
  sections: ['permission'],
};
export const userDrawer: OnDemand<AdminUser | null, true> = {
  load: () => import('./UserDrawer').then((module) => module.UserDrawer),
  sections: ['form', 'password', 'media'],
};

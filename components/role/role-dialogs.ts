import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of roles: their code comes when they are first asked for, their words with the screen. */
export const roleDrawer = onDemand(() => import('./RoleDrawer').then((module) => module.RoleDrawer), ['form', 'permission']);
export const permissionsDialog = onDemand(
  () => import('@/components/permission/PermissionsDialog').then((module) => module.PermissionsDialog),
  ['permission'],
);

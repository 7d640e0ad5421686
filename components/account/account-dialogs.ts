import type { OnDemand } from '@/components/dialogs/use-on-demand';

const NAMESPACES = ['password', 'form', 'common'] as const;

/** The dialogs of the own account; nothing of them is in the first load. */
export const passwordDialog: OnDemand<null, true> = {
  load: () => import('./PasswordDialog').then((module) => module.PasswordDialog),
  namespaces: NAMESPACES,
};
export const mustChangeDialog: OnDemand<{ signOut(): void }, true> = {
  load: () => import('./MustChangeDialog').then((module) => module.MustChangeDialog),
  namespaces: NAMESPACES,
};

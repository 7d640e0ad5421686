import type { OnDemand } from '@/components/dialogs/use-on-demand';

const SECTIONS = ['password', 'form', 'common'] as const;

/** The dialogs of the own account; nothing of them is in the first load. */
export const passwordDialog: OnDemand<null, true> = {
  load: () => import('./PasswordDialog').then((module) => module.PasswordDialog),
  sections: SECTIONS,
};
export const mustChangeDialog: OnDemand<{ signOut(): void }, true> = {
  load: () => import('./MustChangeDialog').then((module) => module.MustChangeDialog),
  sections: SECTIONS,
};

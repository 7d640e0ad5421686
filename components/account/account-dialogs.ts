import { onDemand } from '@/components/dialogs/use-on-demand';

const NAMESPACES = ['password', 'form', 'common'] as const;

/** The dialogs of the own account; nothing of them is in the first load. */
export const passwordDialog = onDemand(() => import('./PasswordDialog').then((module) => module.PasswordDialog), NAMESPACES);
export const mustChangeDialog = onDemand(() => import('./MustChangeDialog').then((module) => module.MustChangeDialog), NAMESPACES);

import { onDemand } from '@/components/dialogs/use-on-demand';

export const accountForm = onDemand(() => import('./AccountForm').then((module) => module.AccountForm));

import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of plans: their code comes when they are first asked for, their words with the screen. */
export const storeMealForm = onDemand(() => import('./StoreMealForm').then((module) => module.StoreMealForm));

import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of store levels: their code comes when they are first asked for, their words with the screen. */
export const storeLevelForm = onDemand(() => import('./StoreLevelForm').then((module) => module.StoreLevelForm));

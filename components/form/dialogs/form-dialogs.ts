import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of forms that several nouns ask: their code comes when they are first asked for, their words with the screen. */
export const reasonDialog = onDemand(() => import('./ReasonDialog').then((module) => module.ReasonDialog));
export const oneTimePasswordDialog = onDemand(() => import('./OneTimePasswordDialog').then((module) => module.OneTimePasswordDialog), [], {
  ofFrame: true,
});

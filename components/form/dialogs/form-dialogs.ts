import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { OneTimePassword } from './OneTimePasswordDialog';
import type { ReasonParams } from './ReasonDialog';

/** The dialogs of forms that several nouns ask: their code comes when they are first asked for, their words with the screen. */
export const reasonDialog: OnDemand<ReasonParams, string> = {
  load: () => import('./ReasonDialog').then((module) => module.ReasonDialog),
  namespaces: [],
};
export const oneTimePasswordDialog: OnDemand<OneTimePassword, undefined> = {
  load: () => import('./OneTimePasswordDialog').then((module) => module.OneTimePasswordDialog),
  namespaces: [],
};

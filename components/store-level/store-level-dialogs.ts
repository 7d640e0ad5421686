import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { StoreLevelFormParams } from './StoreLevelForm';

/** The dialogs of store levels: their code comes when they are first asked for, their words with the screen. */
export const storeLevelForm: OnDemand<StoreLevelFormParams, true> = {
  load: () => import('./StoreLevelForm').then((module) => module.StoreLevelForm),
  namespaces: [],
};

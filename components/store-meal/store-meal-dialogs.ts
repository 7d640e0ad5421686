import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { StoreMealFormParams } from './StoreMealForm';

/** The dialogs of plans: their code comes when they are first asked for, their words with the screen. */
export const storeMealForm: OnDemand<StoreMealFormParams, true> = {
  load: () => import('./StoreMealForm').then((module) => module.StoreMealForm),
  namespaces: [],
};

import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { ExpressFormParams } from './ExpressForm';

/** The dialogs of express companies: their code comes when they are first asked for, their words with the screen. */
export const expressForm: OnDemand<ExpressFormParams, true> = {
  load: () => import('./ExpressForm').then((module) => module.ExpressForm),
  namespaces: [],
};

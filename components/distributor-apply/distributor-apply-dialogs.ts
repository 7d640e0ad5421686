import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { ApplyDrawerParams } from './DistributorApplyDrawer';

/** The dialogs of applications: their code comes when they are first asked for, their words with the screen. */
export const distributorApplyDrawer: OnDemand<ApplyDrawerParams, undefined> = {
  load: () => import('./DistributorApplyDrawer').then((module) => module.DistributorApplyDrawer),
  namespaces: [],
};

import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of applications: their code comes when they are first asked for, their words with the screen. */
export const distributorApplyDrawer = onDemand(() => import('./DistributorApplyDrawer').then((module) => module.DistributorApplyDrawer));

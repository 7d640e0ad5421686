import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of distributors: their code comes when they are first asked for, their words with the screen. */
export const distributorDrawer = onDemand(() => import('./DistributorDrawer').then((module) => module.DistributorDrawer));
export const newDistributorForm = onDemand(() => import('./NewDistributorForm').then((module) => module.NewDistributorForm));
export const distributorReferrerDialog = onDemand(() =>
  import('./DistributorReferrerDialog').then((module) => module.DistributorReferrerDialog),
);
export const distributorWithdrawDialog = onDemand(
  () => import('./DistributorWithdrawDialog').then((module) => module.DistributorWithdrawDialog),
  ['cash', 'media'],
);
export const distributorQrDialog = onDemand(() => import('./DistributorQrDialog').then((module) => module.DistributorQrDialog));

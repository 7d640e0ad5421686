import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Distributor } from '@/lib/contract/distributor';
import type { DistributorDrawerParams } from './DistributorDrawer';

/** The dialogs of distributors: their code comes when they are first asked for, their words with the screen. */
export const distributorDrawer: OnDemand<DistributorDrawerParams, undefined> = {
  load: () => import('./DistributorDrawer').then((module) => module.DistributorDrawer),
  namespaces: [],
};
export const newDistributorForm: OnDemand<undefined, Distributor> = {
  load: () => import('./NewDistributorForm').then((module) => module.NewDistributorForm),
  namespaces: [],
};
export const distributorReferrerDialog: OnDemand<Distributor, true> = {
  load: () => import('./DistributorReferrerDialog').then((module) => module.DistributorReferrerDialog),
  namespaces: [],
};
export const distributorWithdrawDialog: OnDemand<Distributor, true> = {
  load: () => import('./DistributorWithdrawDialog').then((module) => module.DistributorWithdrawDialog),
  namespaces: ['media'],
};
export const distributorQrDialog: OnDemand<Distributor, undefined> = {
  load: () => import('./DistributorQrDialog').then((module) => module.DistributorQrDialog),
  namespaces: [],
};

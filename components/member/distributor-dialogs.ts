import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { Distributor } from '@/lib/contract/distributor';
import type { DistributorLevel } from '@/lib/contract/distributor-level';
import type { ApplyDrawerWish } from './DistributorApplyDrawer';
import type { DistributorDrawerWish } from './DistributorDrawer';
import type { DistributorLevelTask } from './DistributorLevelDialog';

/** The dialogs of distributors, their levels and applications: their code comes when they are first asked for, their words with the screen. */
export const distributorDrawer: OnDemand<DistributorDrawerWish, undefined> = {
  load: () => import('./DistributorDrawer').then((module) => module.DistributorDrawer),
  sections: [],
};
export const newDistributorForm: OnDemand<undefined, Distributor> = {
  load: () => import('./NewDistributorForm').then((module) => module.NewDistributorForm),
  sections: [],
};
export const distributorLevelDialog: OnDemand<DistributorLevelTask, number | null> = {
  load: () => import('./DistributorLevelDialog').then((module) => module.DistributorLevelDialog),
  sections: [],
};
export const distributorReferrerDialog: OnDemand<Distributor, true> = {
  load: () => import('./DistributorReferrerDialog').then((module) => module.DistributorReferrerDialog),
  sections: [],
};
export const distributorQrDialog: OnDemand<Distributor, undefined> = {
  load: () => import('./DistributorQrDialog').then((module) => module.DistributorQrDialog),
  sections: [],
};
export const distributorLevelForm: OnDemand<DistributorLevel | null, true> = {
  load: () => import('./DistributorLevelForm').then((module) => module.DistributorLevelForm),
  sections: [],
};
export const distributorApplyDrawer: OnDemand<ApplyDrawerWish, undefined> = {
  load: () => import('./DistributorApplyDrawer').then((module) => module.DistributorApplyDrawer),
  sections: [],
};

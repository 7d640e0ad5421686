import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { StoreAuthsParams } from './StoreAuthsDialog';
import type { StoreDrawerParams } from './StoreDrawer';
import type { StoreFormParams } from './StoreForm';
import type { StoreLevelParams } from './StoreLevelDialog';

/** The dialogs of stores: their code comes when they are first asked for, their words with the screen. */
export const storeDrawer: OnDemand<StoreDrawerParams, undefined> = {
  load: () => import('./StoreDrawer').then((module) => module.StoreDrawer),
  namespaces: ['store', 'storeInfo'],
};
export const storeForm: OnDemand<StoreFormParams, true> = {
  load: () => import('./StoreForm').then((module) => module.StoreForm),
  namespaces: ['store', 'storeInfo', 'map'],
};
export const storeAuthsDialog: OnDemand<StoreAuthsParams, true> = {
  load: () => import('./StoreAuthsDialog').then((module) => module.StoreAuthsDialog),
  namespaces: [],
};
export const storeLevelDialog: OnDemand<StoreLevelParams, number> = {
  load: () => import('./StoreLevelDialog').then((module) => module.StoreLevelDialog),
  namespaces: [],
};
export const storeRenewDialog: OnDemand<StoreAuthsParams, true> = {
  load: () => import('./StoreRenewDialog').then((module) => module.StoreRenewDialog),
  namespaces: [],
};

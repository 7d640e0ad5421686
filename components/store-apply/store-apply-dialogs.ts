import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { StoreApplyDrawerParams } from './StoreApplyDrawer';
import type { StoreApproveParams } from './StoreApproveDialog';

/** The dialogs of applications: their code comes when they are first asked for. */
export const storeApplyDrawer: OnDemand<StoreApplyDrawerParams, undefined> = {
  load: () => import('./StoreApplyDrawer').then((module) => module.StoreApplyDrawer),
  namespaces: ['storeApply', 'store', 'storeInfo'],
};
export const storeApproveDialog: OnDemand<StoreApproveParams, true> = {
  load: () => import('./StoreApproveDialog').then((module) => module.StoreApproveDialog),
  namespaces: ['store'],
};

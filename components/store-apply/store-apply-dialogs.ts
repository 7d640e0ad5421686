import { onDemand } from '@/components/dialogs/use-on-demand';

/** An application with its material and the form that decides: its code comes when it is first asked for. */
export const storeApplyDrawer = onDemand(
  () => import('./StoreApplyDrawer').then((module) => module.StoreApplyDrawer),
  ['storeApply', 'store', 'storeInfo'],
);

import { onDemand } from '@/components/dialogs/use-on-demand';

/** The drawer of a store; its code comes when it is first asked for. Its actions open what stands in store-dialogs.ts. */
export const storeDrawer = onDemand(() => import('./StoreDrawer').then((module) => module.StoreDrawer), ['store', 'storeInfo']);

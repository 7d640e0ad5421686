import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of stores: their code comes when they are first asked for, their words with the screen. */
export const storeForm = onDemand(() => import('./StoreForm').then((module) => module.StoreForm), ['store', 'storeInfo', 'map']);
export const storeAuthsDialog = onDemand(() => import('./StoreAuthsDialog').then((module) => module.StoreAuthsDialog));
export const storeLevelDialog = onDemand(() => import('./StoreLevelDialog').then((module) => module.StoreLevelDialog));
export const storeRenewDialog = onDemand(() => import('./StoreRenewDialog').then((module) => module.StoreRenewDialog));

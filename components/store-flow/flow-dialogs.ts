import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of the ledgers: their code comes when they are first asked for, their words with the screen. */
export const flowDrawer = onDemand(() => import('./FlowDrawer').then((module) => module.FlowDrawer));
export const flowRemarkDialog = onDemand(() => import('./FlowRemarkDialog').then((module) => module.FlowRemarkDialog));
export const adjustDialog = onDemand(() => import('./AdjustDialog').then((module) => module.AdjustDialog));

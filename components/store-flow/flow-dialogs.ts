import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { AdjustParams } from './AdjustDialog';
import type { FlowDrawerParams } from './FlowDrawer';
import type { FlowRemarkParams } from './FlowRemarkDialog';

/** The dialogs of the ledgers: their code comes when they are first asked for, their words with the screen. */
export const flowDrawer: OnDemand<FlowDrawerParams, undefined> = {
  load: () => import('./FlowDrawer').then((module) => module.FlowDrawer),
  namespaces: [],
};
export const flowRemarkDialog: OnDemand<FlowRemarkParams, true> = {
  load: () => import('./FlowRemarkDialog').then((module) => module.FlowRemarkDialog),
  namespaces: [],
};
export const adjustDialog: OnDemand<AdjustParams, true> = {
  load: () => import('./AdjustDialog').then((module) => module.AdjustDialog),
  namespaces: [],
};

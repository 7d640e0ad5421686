import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of withdrawals: their code comes when they are first asked for. Other screens ask for them too, so each brings its words. */
export const cashPayDialog = onDemand(() => import('./CashPayDialog').then((module) => module.CashPayDialog), ['cash', 'media']);
export const cashApplyDialog = onDemand(() => import('./CashApplyDialog').then((module) => module.CashApplyDialog), ['cash']);
export const cashApproveDialog = onDemand(() => import('./CashApproveDialog').then((module) => module.CashApproveDialog), ['cash']);

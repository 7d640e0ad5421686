import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { CashDrawerParams } from './CashDrawer';
import type { CashPayment, CashPayParams } from './CashPayDialog';

/** The dialogs of withdrawals: their code comes when they are first asked for. Other screens ask for them too, so each brings its words. */
export const cashDrawer: OnDemand<CashDrawerParams, undefined> = {
  load: () => import('./CashDrawer').then((module) => module.CashDrawer),
  namespaces: ['cash'],
};
export const cashPayDialog: OnDemand<CashPayParams, CashPayment> = {
  load: () => import('./CashPayDialog').then((module) => module.CashPayDialog),
  namespaces: ['cash', 'media'],
};
export const cashApplyDialog: OnDemand<Record<string, never>, true> = {
  load: () => import('./CashApplyDialog').then((module) => module.CashApplyDialog),
  namespaces: ['cash'],
};

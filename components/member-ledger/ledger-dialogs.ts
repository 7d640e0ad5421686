import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { LedgerRemarkParams } from './LedgerRemarkDialog';

/** The dialogs of ledgers: their code comes when they are first asked for, their words with the screen. */
export const ledgerRemarkDialog: OnDemand<LedgerRemarkParams, true> = {
  load: () => import('./LedgerRemarkDialog').then((module) => module.LedgerRemarkDialog),
  namespaces: [],
};

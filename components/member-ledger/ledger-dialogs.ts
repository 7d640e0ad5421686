import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of ledgers: their code comes when they are first asked for, their words with the screen. */
export const ledgerRemarkDialog = onDemand(() => import('./LedgerRemarkDialog').then((module) => module.LedgerRemarkDialog));

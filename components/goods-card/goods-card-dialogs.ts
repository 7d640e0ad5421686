import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of cards: their code comes when they are first asked for. */
export const cardForm = onDemand(() => import('./CardForm').then((module) => module.CardForm));
export const cardImport = onDemand(() => import('./CardImport').then((module) => module.CardImport), ['import']);

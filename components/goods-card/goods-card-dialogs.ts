import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { ImportAnswer } from '@/lib/contract/import-answer';
import type { CardFormParams } from './CardForm';
import type { CardImportParams } from './CardImport';

/** The dialogs of cards: their code comes when they are first asked for. */
export const cardForm: OnDemand<CardFormParams, true> = {
  load: () => import('./CardForm').then((module) => module.CardForm),
  namespaces: [],
};
export const cardImport: OnDemand<CardImportParams, ImportAnswer> = {
  load: () => import('./CardImport').then((module) => module.CardImport),
  namespaces: ['import'],
};

import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { InvoiceDrawerParams } from './InvoiceDrawer';
import type { InvoiceFormParams } from './InvoiceIssueDialog';

/** The dialogs of invoices: their code comes when they are first asked for, their words with the screen. */
export const invoiceDrawer: OnDemand<InvoiceDrawerParams, undefined> = {
  load: () => import('./InvoiceDrawer').then((module) => module.InvoiceDrawer),
  namespaces: ['invoice'],
};
export const invoiceIssueDialog: OnDemand<InvoiceFormParams, true> = {
  load: () => import('./InvoiceIssueDialog').then((module) => module.InvoiceIssueDialog),
  namespaces: [],
};
export const invoiceImportDialog: OnDemand<undefined, true> = {
  load: () => import('./InvoiceImportDialog').then((module) => module.InvoiceImportDialog),
  namespaces: ['import'],
};
export const invoiceRedDialog: OnDemand<InvoiceFormParams, true> = {
  load: () => import('./InvoiceRedDialog').then((module) => module.InvoiceRedDialog),
  namespaces: [],
};

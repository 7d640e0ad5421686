import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of invoices: their code comes when they are first asked for, their words with the screen. */
export const invoiceIssueDialog = onDemand(() => import('./InvoiceIssueDialog').then((module) => module.InvoiceIssueDialog));
export const invoiceImportDialog = onDemand(() => import('./InvoiceImportDialog').then((module) => module.InvoiceImportDialog), ['import']);
export const invoiceRedDialog = onDemand(() => import('./InvoiceRedDialog').then((module) => module.InvoiceRedDialog));

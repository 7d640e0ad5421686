import { confirmed, opens, reasoned } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { byId, toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import type { Viewer } from '@/components/viewer/viewer-context';
import { type Invoice, invoice } from '@/lib/contract/invoice';
import { invoiceIssue, invoiceRed, invoiceReject, invoiceResend, invoiceUpdate } from '@/lib/contract/invoice/action';
import { invoiceTransitions } from '@/lib/contract/states/invoice';
import { allowed } from '@/lib/contract/states/transitions';
import { invoiceIssueDialog, invoiceRedDialog } from './invoice-dialogs';

const LONGEST_REASON = 200;

/** Every store issues the invoices of its own orders and no others. */
const ownIn = (step: keyof typeof invoiceTransitions) => ({
  allowed: (row: Invoice, { storeId }: Viewer) => row.storeId === storeId && allowed(invoiceTransitions, row, step),
});
const ofRow = (row: Invoice) => ({ row });

/** What can be done with an application for an invoice. */
export const invoiceActions = recordActions(invoice, ({ applyNo }) => applyNo, {
  issue: opens(invoiceIssue, invoiceIssueDialog, ofRow, ownIn('issue')),
  reject: reasoned(
    toMany(invoiceReject, (ids, reason: string) => ({ ids, reason })),
    { max: LONGEST_REASON, danger: true, ...ownIn('reject') },
  ),
  update: opens(invoiceUpdate, invoiceIssueDialog, ofRow, ownIn('update')),
  resend: confirmed(byId(invoiceResend), { ...ownIn('resend'), values: ({ email, phone }) => ({ to: email || phone || '-' }) }),
  red: opens(invoiceRed, invoiceRedDialog, ofRow, { ...ownIn('red'), danger: true }),
});

export type InvoiceActions = BoundActions<Invoice, keyof (typeof invoiceActions)['actions']>;

'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import type { Invoice } from '@/lib/contract/invoice';
import { invoiceIssue, invoiceReject, invoiceResend } from '@/lib/contract/invoice-action';
import { invoiceTransitions } from '@/lib/contract/states/invoice';
import { allowed } from '@/lib/contract/states/transitions';
import { invoiceDrawer, invoiceIssueDialog, invoiceRedDialog } from './invoice-dialogs';

export interface InvoiceActions {
  show(id: number): void;
  /** What a row allows now: nothing on invoices of other stores' orders. */
  of(row: Invoice): readonly RowAction[];
}

/** What can be done with invoices, of steady identity so that a hundred cells may hold it. */
export function useInvoiceActions(): InvoiceActions {
  const t = useTranslations('invoice');
  const ask = useAskOnDemand();
  const perform = usePerform();
  const may = useMay();
  const { storeId } = useViewer();
  return useMemo(() => {
    const mayIssue = may(invoiceIssue);
    const reject = ({ id, applyNo }: Invoice) =>
      perform.reasoned({
        ...{ action: t('reject'), name: applyNo, consequence: t('rejectText'), danger: true },
        act: async (reason) => onlyRow(await call(invoiceReject, { query: undefined, body: { ids: [id], reason } })),
      });
    const resend = ({ id, applyNo, email, phone }: Invoice) =>
      perform.confirmed({
        ...{ action: t('resend'), name: applyNo, consequence: t('resendText', { to: email || phone || '-' }) },
        act: () => call(invoiceResend, { query: undefined, body: { id } }),
      });
    const of = (row: Invoice): readonly RowAction[] => {
      if (!mayIssue || row.storeId !== storeId) return [];
      const all: readonly [keyof typeof invoiceTransitions, RowAction][] = [
        ['issue', { key: 'issue', label: t('issue'), act: () => void ask(invoiceIssueDialog, { row }) }],
        ['reject', { key: 'reject', label: t('reject'), danger: true, act: () => reject(row) }],
        ['update', { key: 'update', label: t('update'), act: () => void ask(invoiceIssueDialog, { row }) }],
        ['resend', { key: 'resend', label: t('resend'), act: () => resend(row) }],
        ['red', { key: 'red', label: t('red'), danger: true, act: () => void ask(invoiceRedDialog, { row }) }],
      ];
      return all.filter(([step]) => invoiceSteps(row, step)).map(([, action]) => action);
    };
    const actions: InvoiceActions = { show: (id) => void ask(invoiceDrawer, { id, actions }), of };
    return actions;
  }, [t, ask, perform, may, storeId]);
}

const invoiceSteps = (row: Invoice, step: keyof typeof invoiceTransitions): boolean => allowed(invoiceTransitions, row, step);

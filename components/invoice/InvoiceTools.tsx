'use client';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { withoutPaging } from '@/components/list/export/export-query';
import { useExport } from '@/components/list/export/use-export';
import { useMay } from '@/components/viewer/use-may';
import { type Invoice, type InvoiceFilter, invoiceExport } from '@/lib/contract/invoice';
import { invoiceIssue } from '@/lib/contract/invoice/action';
import type { ResourceList } from '@/lib/list/resource-list';
import { invoiceImportDialog } from './invoice-dialogs';

/** What an accountant works with: the file with everything in full, and the numbers that come back. */
export function InvoiceTools({ list }: { list: ResourceList<Invoice, InvoiceFilter> }) {
  const t = useTranslations('invoice');
  const may = useMay();
  const ask = useAskOnDemand();
  const run = useExport(invoiceExport);
  if (!may(invoiceIssue)) return null;
  const asked = { ...withoutPaging(list.query), format: 'finance' };
  return (
    <>
      <PlainButton variant="outlined" onClick={() => void ask(invoiceImportDialog, undefined)}>
        {t('import.title')}
      </PlainButton>
      <PlainButton
        variant="outlined"
        disabled={list.paging.total === 0}
        onClick={() => void run({ asked, format: 'csv', rows: list.paging.total, name: t('financeExport') })}
      >
        {t('financeExport')}
      </PlainButton>
    </>
  );
}

'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import { type Invoice, type InvoiceFilter, invoiceExport } from '@/lib/contract/invoice';
import { invoiceReject } from '@/lib/contract/invoice-action';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';

const MOST_REASON = 200;

/** 批量驳回: all chosen applications for one reason. */
export function InvoiceBulk({ list }: { list: ResourceList<Invoice, InvoiceFilter> }) {
  const t = useTranslations('invoice');
  const route = useTranslations('route');
  const may = useMay();
  const ask = useAskOnDemand();
  const run = useBulkAction(list);
  const reject = async () => {
    const title = t('bulkReject');
    const reason = await ask(reasonDialog, { title, text: t('rejectText'), max: MOST_REASON, confirmLabel: t('reject') });
    if (reason === undefined) return;
    await run({ title, send: sendBatch(invoiceReject, (ids) => ({ ids, reason })) });
  };
  return (
    <>
      {may(invoiceReject) && (
        <Button variant="outlined" size="small" color="error" onClick={() => void reject()}>
          {t('bulkReject')}
        </Button>
      )}
      <ExportSelected list={list} exporter={invoiceExport} name={route('invoiceList')} />
    </>
  );
}

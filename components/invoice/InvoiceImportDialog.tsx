'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ImportDialog } from '@/components/list/import/ImportDialog';
import { call } from '@/lib/client/call';
import { MAX_IMPORT_FILE_BYTES } from '@/lib/contract/call/import-answer';
import { invoiceImport, invoiceNo, MAX_INVOICE_LINES } from '@/lib/contract/invoice/action';
import { BOM, csvLine } from '@/lib/format/csv';

const EXAMPLE = ['F20261120000001', '24312000000012345678', '/media/documents/ab/invoice.pdf'];

interface IssuedLine {
  readonly applyNo: string;
  readonly number: string;
  readonly file: string;
}

/** 批量导入发票号: a line for each invoice issued elsewhere; good lines are kept, the others say why (finance.md 1). */
export function InvoiceImportDialog({ answer }: DialogProps<undefined, true>) {
  const t = useTranslations('invoice');
  const head = [t('fields.applyNo'), t('fields.invoiceNo'), t('fields.fileUrl')];
  return (
    <ImportDialog<IssuedLine>
      title={t('import.title')}
      accept={['csv', 'xlsx']}
      maxBytes={MAX_IMPORT_FILE_BYTES}
      maxLines={MAX_INVOICE_LINES}
      paste
      template={{ name: `${t('import.template')}.csv`, head, first: 'invoice.fields.applyNo', rows: [EXAMPLE] }}
      emptyText={t('import.hint')}
      columns={[
        { key: 'applyNo', header: t('fields.applyNo'), cell: ({ applyNo }) => applyNo },
        { key: 'number', header: t('fields.invoiceNo'), cell: ({ number }) => number },
        { key: 'file', header: t('fields.fileUrl'), cell: ({ file }) => file || '-' },
      ]}
      read={({ cells: [applyNo = '', number = '', file = ''] }) => {
        const value = { applyNo: applyNo.trim(), number: number.trim(), file: file.trim() };
        if (value.applyNo === '') return { reason: t('import.noApply') };
        return invoiceNo.safeParse(value.number).success ? { value } : { reason: t('import.badNumber') };
      }}
      keyOf={({ applyNo }) => applyNo}
      send={async (values, { keyFor, signal }) => {
        const lines = [head, ...values.map(({ applyNo, number, file }) => [applyNo, number, file])].map(csvLine);
        const body = new FormData();
        body.append('file', new File([BOM, ...lines], 'invoices.csv', { type: 'text/csv' }));
        const answered = await call(invoiceImport, { body, idempotencyKey: keyFor(lines), signal });
        // The head of the file that was sent is its first line.
        return { ...answered, invalid: answered.invalid.map((each) => ({ ...each, line: each.line - 1 })) };
      }}
      onClose={() => answer(true)}
    />
  );
}

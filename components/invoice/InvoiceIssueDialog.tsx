'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { type Invoice, invoiceInfo, isPaper } from '@/lib/contract/invoice';
import { invoiceIssue, invoiceIssuing, invoiceUpdate } from '@/lib/contract/invoice/action';
import { invoiceState } from '@/lib/contract/states/invoice';
import { wireTime } from '@/lib/format/shanghai-time';
import { InvoiceFileInput } from './InvoiceFileInput';
import { IssuedFor } from './IssuedFor';

const schema = invoiceIssuing.extend({ remark: z.string().trim().max(200), version: z.number().int() });
type Values = z.infer<typeof schema>;

export interface InvoiceFormParams {
  readonly row: Invoice;
}

/** 开票, or the correction of what was entered then. */
export function InvoiceIssueDialog({ payload, answer }: DialogProps<InvoiceFormParams, true>) {
  const t = useTranslations('invoice');
  const common = useTranslations('common');
  const [row, setRow] = useState(payload.row);
  const isIssued = payload.row.status === invoiceState.issued;
  const label = t(isIssued ? 'actions.update' : 'actions.issue');
  const start = useMemo(() => valuesOf(payload.row), [payload.row]);
  const form = useResourceForm<Values, Invoice>({
    schema,
    start,
    labels: 'invoice.fields',
    save: ({ remark, ...issuing }) =>
      isIssued
        ? call(invoiceUpdate, { body: { ...issuing, remark, id: row.id } })
        : call(invoiceIssue, { body: { ...issuing, id: row.id } }),
    savedText: common('succeeded', { action: label }),
    onSaved: () => answer(true),
    reload: async () => {
      const fresh = await call(invoiceInfo, { query: { id: row.id } });
      setRow(fresh);
      return valuesOf(fresh);
    },
  });
  const paper = isPaper(row);
  return (
    <FormDialog form={form} title={`${label} · ${row.applyNo}`} width={620} saveLabel={label}>
      <IssuedFor row={row} />
      <TextInput form={form} name="invoiceNo" maxLength={20} />
      <TextInput form={form} name="invoiceCode" maxLength={12} />
      <DateTimeInput form={form} name="issueTime" />
      <InvoiceFileInput form={form} name="fileUrl" wide required={!paper} />
      {paper && <TextInput form={form} name="expressName" maxLength={50} />}
      {paper && <TextInput form={form} name="trackingNo" maxLength={50} />}
      {isIssued && <TextInput form={form} name="remark" rows={2} maxLength={200} wide />}
    </FormDialog>
  );
}

const valuesOf = (row: Invoice): Values => ({
  invoiceCode: row.invoiceCode,
  invoiceNo: row.invoiceNo,
  fileUrl: row.fileUrl,
  expressName: row.expressName,
  trackingNo: row.trackingNo,
  issueTime: row.issueTime ?? wireTime(new Date()),
  remark: row.remark,
  version: row.version,
});

'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { text } from '@/lib/contract/field/fields';
import { invoiceNo, invoiceRed } from '@/lib/contract/invoice/action';
import type { InvoiceFormParams } from './InvoiceIssueDialog';

const schema = z.object({ redNo: invoiceNo, reason: text(1, 200) });
const start = { redNo: '', reason: '' };

/** 红冲: takes an issued invoice back with a number of its own. */
export function InvoiceRedDialog({ payload: { row }, answer }: DialogProps<InvoiceFormParams, true>) {
  const t = useTranslations('invoice');
  const common = useTranslations('common');
  const form = useResourceForm({
    schema,
    start,
    labels: 'invoice.fields',
    save: (values) => call(invoiceRed, { body: { ...values, id: row.id } }),
    savedText: common('succeeded', { action: t('actions.red') }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${t('actions.red')} · ${row.invoiceNo}`} width={480} saveLabel={t('actions.red')}>
      <TextInput form={form} name="redNo" maxLength={20} wide />
      <TextInput form={form} name="reason" rows={3} maxLength={200} wide />
    </FormDialog>
  );
}

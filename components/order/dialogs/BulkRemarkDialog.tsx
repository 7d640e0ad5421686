'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import type { OrderNote } from '../order-note';
import { FlagInput } from './FlagInput';
import { remarkSchema } from './RemarkDialog';

const START = { star: 0, remark: '' };

/** One note and flag for several orders; it takes the place of what they had. */
export function BulkRemarkDialog({ payload: { title }, answer }: DialogProps<{ title: string }, OrderNote>) {
  const common = useTranslations('common');
  const form = useResourceForm({
    schema: remarkSchema,
    start: START,
    labels: 'order.fields',
    save: async (values) => values,
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={title} width={480} saveLabel={common('ok')}>
      <FlagInput form={form} name="star" />
      <TextInput form={form} name="remark" rows={4} maxLength={500} wide />
    </FormDialog>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { flag } from '@/lib/contract/field/fields';

const schema = z.object({ value: flag });

/** Asks yes or no for a mark of goods. */
export function FlagDialog({ payload: { title, label }, answer }: DialogProps<{ title: string; label: string }, 0 | 1>) {
  const common = useTranslations('common');
  const start = useMemo((): z.infer<typeof schema> => ({ value: 1 }), []);
  const form = useResourceForm({
    schema,
    start,
    labels: 'goods.fields',
    save: async ({ value }) => value,
    onSaved: answer,
  });
  const options = [
    { value: 1, label: common('yes') },
    { value: 0, label: common('no') },
  ];
  return (
    <FormDialog form={form} title={title} width={420} saveLabel={common('ok')}>
      <RadioInput form={form} name="value" label={label} options={options} wide />
    </FormDialog>
  );
}

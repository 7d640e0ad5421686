'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { rule } from '@/lib/contract/field/fields';
import { handlerSource } from '../handler-source';

const schema = z.object({ adminId: z.number().int().nullable() }).refine(({ adminId }) => adminId !== null, {
  path: ['adminId'],
  ...rule('requiredChoice'),
});
const START: { adminId: number | null } = { adminId: null };

/** Asks who is to handle form orders. */
export function AssignDialog({ payload: { title }, answer }: DialogProps<{ title: string }, number>) {
  const common = useTranslations('common');
  const form = useResourceForm({
    schema,
    start: START,
    labels: 'order.fields',
    save: async ({ adminId }) => adminId ?? 0,
    onSaved: answer,
  });
  return (
    <FormDialog form={form} title={title} width={440} saveLabel={common('ok')}>
      <RemoteSelectInput form={form} name="adminId" source={handlerSource} wide required />
    </FormDialog>
  );
}

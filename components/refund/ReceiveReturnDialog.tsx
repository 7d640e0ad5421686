'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { flag } from '@/lib/contract/field/fields';
import type { Refund } from '@/lib/contract/refund';
import { refundReceive } from '@/lib/contract/refund/action';

const schema = z.object({ restock: flag });
const START: z.infer<typeof schema> = { restock: 1 };

/** The returned goods have arrived; they may go back into stock. */
export function ReceiveReturnDialog({ payload: { refund }, answer }: DialogProps<{ refund: Refund }, true>) {
  const t = useTranslations('refund');
  const common = useTranslations('common');
  const title = t('actions.receiveReturn');
  const form = useResourceForm({
    schema,
    start: START,
    labels: 'refund.fields',
    save: ({ restock }) => call(refundReceive, { body: { id: refund.id, restock } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${refund.refundNo}`} width={440} saveLabel={title}>
      <SwitchInput form={form} name="restock" wide hint={t('restockHint')} />
    </FormDialog>
  );
}

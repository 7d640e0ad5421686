'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PicturesInput } from '@/components/media/pictures/PicturesInput';
import { call } from '@/lib/client/call';
import { orderFinish, orderFinishDraft } from '@/lib/contract/order/form';
import type { Order } from '@/lib/contract/order/row';
import { Notice } from './dialog-parts';

const START = { text: '', images: [] as string[], privateNote: '' };

/** What came of a form order, for the buyer; the private note is for colleagues. */
export function FinishDialog({ payload: { order }, answer }: DialogProps<{ order: Order }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const title = t('actions.finish');
  const form = useResourceForm({
    schema: orderFinishDraft,
    start: START,
    labels: 'order.resultFields',
    save: (values) => call(orderFinish, { body: { id: order.id, ...values } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={600} saveLabel={title}>
      <Notice>{t('consequence.finish')}</Notice>
      <TextInput form={form} name="text" rows={5} maxLength={2000} wide required />
      <PicturesInput form={form} name="images" max={9} wide />
      <TextInput form={form} name="privateNote" rows={2} maxLength={500} wide />
    </FormDialog>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { orderSupplement, orderSupplementDraft } from '@/lib/contract/order/form';
import { FormAnswers } from '../drawer/FormAnswers';
import { Notice, Wide } from './dialog-parts';

const START = { fieldKeys: [] as string[], reason: '' };

/** Asks the buyer for more: which answers, and why. The answers stand beside, so that nothing is asked twice. */
export function SupplementDialog({ payload: { order }, answer }: DialogProps<{ order: OrderDetail }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const title = t('actions.supplement');
  const form = useResourceForm({
    schema: orderSupplementDraft,
    start: START,
    labels: 'order.fields',
    save: (values) => call(orderSupplement, { body: { id: order.id, ...values } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const fields = order.formSnapshot.map(({ key, label }) => ({ value: key, label }));
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={760} saveLabel={title}>
      <Wide>
        <FormAnswers order={order} />
      </Wide>
      <CheckboxesInput form={form} name="fieldKeys" options={fields} wide />
      <TextInput form={form} name="reason" rows={3} maxLength={200} wide />
      <Notice>{t('consequence.supplement')}</Notice>
    </FormDialog>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { orderAddress, orderAddressDraft } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { Notice } from './dialog-parts';

const EMPTY = { name: '', mobile: '', province: '', city: '', district: '', address: '' };

/** Where the goods go, before they are sent; what stays masked stays as it is. */
export function AddressDialog({ payload: { order }, answer }: DialogProps<{ order: Order }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const start = useMemo(() => order.receiver ?? EMPTY, [order]);
  const title = t('actions.address');
  const form = useResourceForm({
    schema: orderAddressDraft,
    start,
    labels: 'order.receiverFields',
    save: (receiver) => call(orderAddress, { body: { id: order.id, receiver } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={560}>
      <Notice>{t('maskedStays')}</Notice>
      <TextInput form={form} name="name" maxLength={30} />
      <TextInput form={form} name="mobile" maxLength={11} />
      <TextInput form={form} name="province" maxLength={30} />
      <TextInput form={form} name="city" maxLength={30} />
      <TextInput form={form} name="district" maxLength={30} />
      <TextInput form={form} name="address" rows={2} maxLength={100} wide />
    </FormDialog>
  );
}

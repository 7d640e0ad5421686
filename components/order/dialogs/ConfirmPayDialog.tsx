'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { orderConfirmPay, orderConfirmPayDraft } from '@/lib/contract/order/action';
import type { Order } from '@/lib/contract/order/row';
import { refusalAt } from '@/lib/form/refusal-at';
import { formatFen } from '@/lib/format/money';

/** Money that came outside of any channel: its sum and its voucher. */
export function ConfirmPayDialog({ payload: { order }, answer }: DialogProps<{ order: Order }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const start = useMemo(() => ({ amount: order.payPrice, voucher: '', remark: '' }), [order]);
  const title = t('actions.confirmPay');
  const form = useResourceForm({
    schema: orderConfirmPayDraft,
    start,
    labels: 'order.payFields',
    save: (values, { idempotencyKey }) =>
      call(orderConfirmPay, { body: { id: order.id, ...values }, idempotencyKey }).catch(refusalAt(codes.receivedAmountDiffers, 'amount')),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={480} saveLabel={title}>
      <MoneyInput form={form} name="amount" wide hint={t('pay.payable', { amount: formatFen(order.payPrice) })} />
      <PictureInput form={form} name="voucher" wide required />
      <TextInput form={form} name="remark" rows={2} maxLength={200} wide />
    </FormDialog>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { refundCreate } from '@/lib/contract/refund/action';
import { refusalAt } from '@/lib/form/refusal-at';
import { formatFen } from '@/lib/format/money';
import { useEnumOptions } from '../use-enum-options';
import { Notice } from './dialog-parts';
import { RefundItem } from './RefundItem';
import { freightAtFirst, type RefundValues, refundBody, refundForm, refundStart, refundSum } from './refund-values';
import { useFollowSuggestion } from './use-follow-suggestion';

/** Gives money back without being asked: the whole order, or parts of its items. */
export function RefundDialog({ payload: { order }, answer }: DialogProps<{ order: OrderDetail }, true>) {
  const t = useTranslations('order');
  const targets = useEnumOptions('refundTarget', [1, 2]);
  const schema = useMemo(() => refundForm(order), [order]);
  const start = useMemo(() => refundStart(order), [order]);
  const title = t('actions.refund');
  const form = useResourceForm({
    schema,
    start,
    labels: 'refund.fields',
    save: (values, { idempotencyKey }) =>
      call(refundCreate, { body: refundBody(order, values), idempotencyKey }).catch(refusalAt(codes.refundAboveRefundable, 'items')),
    savedText: t('refund.waits'),
    onSaved: () => answer(true),
  });
  const values = form.hook.watch();
  const whole = values.whole === 1;
  useFollowSuggestion(form.hook, 'freight', freightAtFirst(order, values.whole));
  const scopes = [
    { value: 1, label: t('refund.whole') },
    { value: 0, label: t('refund.parts') },
  ];
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={680} saveLabel={title}>
      <RadioInput form={form} name="whole" options={scopes} wide />
      {!whole &&
        order.items.map((item, at) => <RefundItem key={item.id} form={form} path={`items.${at}` as FieldPath<RefundValues>} item={item} />)}
      {order.refundableFreight > 0 && (
        <SwitchInput form={form} name="freight" hint={t('refund.freightHint', { amount: formatFen(order.refundableFreight) })} wide />
      )}
      <SelectInput form={form} name="target" options={targets} />
      {order.restockable === 1 && <SwitchInput form={form} name="restock" />}
      <TextInput form={form} name="reason" rows={2} maxLength={200} wide />
      <Notice aria-live="polite">{t('refund.sum', { amount: formatFen(refundSum(order, values)) })}</Notice>
    </FormDialog>
  );
}

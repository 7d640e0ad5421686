'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { orderRemark } from '@/lib/contract/order/action';
import type { Order } from '@/lib/contract/order/row';
import { FlagInput } from './FlagInput';

export const remarkSchema = z.object({ star: z.number().int().min(0).max(5), remark: z.string().trim().max(500) });

/** The store's own note and flag; the buyer never sees them. */
export function RemarkDialog({ payload: { order }, answer }: DialogProps<{ order: Order }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const start = useMemo(() => ({ star: order.star, remark: order.remark }), [order]);
  const title = t('actions.remark');
  const form = useResourceForm({
    schema: remarkSchema,
    start,
    labels: 'order.fields',
    save: (values, { idempotencyKey }) => call(orderRemark, { body: { ids: [order.id], ...values }, idempotencyKey }).then(onlyRow),
    savedText: common('updated'),
    onSaved: () => answer(true),
  });
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={480}>
      <FlagInput form={form} name="star" />
      <TextInput form={form} name="remark" rows={4} maxLength={500} wide />
    </FormDialog>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { EXTEND_DAYS, MAX_EXTENSIONS, orderExtend } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { Notice } from './dialog-parts';

const schema = z.object({ days: z.union([z.literal(3), z.literal(7)]) });
const START: z.infer<typeof schema> = { days: 3 };

/** Gives the buyer more days before the system confirms the receipt. */
export function ExtendDialog({ payload: { order }, answer }: DialogProps<{ order: Order }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const title = t('actions.extend');
  const form = useResourceForm({
    schema,
    start: START,
    labels: 'order.fields',
    save: ({ days }) => call(orderExtend, { body: { id: order.id, days } }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const times = { n: order.extendCount, max: MAX_EXTENSIONS, time: order.autoReceiveTime ?? '-' };
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={440} saveLabel={title}>
      <Notice>{t('extend.notice', times)}</Notice>
      <RadioInput form={form} name="days" options={EXTEND_DAYS.map((n) => ({ value: n, label: t('extend.days', { n }) }))} wide />
    </FormDialog>
  );
}

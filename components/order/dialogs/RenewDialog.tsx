'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import type { OrderLicence } from '@/lib/contract/order/detail';
import { licenceRenew, licenceRenewDraft } from '@/lib/contract/order/software';
import { useEnumOptions } from '../use-enum-options';
import { Notice } from './dialog-parts';

const START = { num: 1, unit: 2 as 1 | 2 | 3 | 9, reason: '' };
const FOREVER = 9;

/** Adds a term to a licence without an order; it counts from the end it has, or from now when that is past. */
export function RenewDialog({ payload: { licence }, answer }: DialogProps<{ licence: OrderLicence }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const units = useEnumOptions('durationUnit', [1, 2, 3, FOREVER]);
  const title = t('licence.actions.renew');
  const form = useResourceForm({
    schema: licenceRenewDraft,
    start: START,
    labels: 'order.licenceFields',
    save: (values, { idempotencyKey }) => call(licenceRenew, { body: { licenceId: licence.id, ...values }, idempotencyKey }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const forever = form.hook.watch('unit') === FOREVER;
  return (
    <FormDialog form={form} title={`${title} · ${licence.key}`} width={480} saveLabel={title}>
      <Notice>{t('licence.until', { time: licence.endAt ?? t('forever') })}</Notice>
      <SelectInput form={form} name="unit" options={units} />
      {!forever && <NumberInput form={form} name="num" />}
      <TextInput form={form} name="reason" rows={2} maxLength={200} wide />
    </FormDialog>
  );
}

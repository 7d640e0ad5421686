'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { durationText } from '@/components/store-meal/duration-text';
import { useStoreMeals } from '@/components/store-meal/use-store-meals';
import { call } from '@/lib/client/call';
import { rule } from '@/lib/contract/field/fields';
import { storeRenew } from '@/lib/contract/store/action';
import { offered } from '@/lib/form/offered';
import { formatFen } from '@/lib/format/money';
import type { StoreAuthsParams } from './StoreAuthsDialog';

const PLAN = 1;
const DAYS = 2;
const schema = z
  .object({
    way: z.literal([PLAN, DAYS]),
    mealId: z.number().nullable(),
    days: z.number().int().nullable(),
    remark: z.string().trim().max(200),
  })
  .refine(({ way, mealId }) => way === DAYS || mealId !== null, { ...rule('requiredChoice'), path: ['mealId'] })
  .refine(({ way, days }) => way === PLAN || (days !== null && days >= 1 && days <= 3650), {
    ...rule('range', { min: 1, max: 3650 }),
    path: ['days'],
  });
type Values = z.infer<typeof schema>;

/** 续期/更换套餐: by a plan, which gives its level and features too, or by days. */
export function StoreRenewDialog({ payload: { row }, answer }: DialogProps<StoreAuthsParams, true>) {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const units = useTranslations('enums');
  const meals = useStoreMeals();
  const start = useMemo((): Values => ({ way: PLAN, mealId: row.mealId, days: null, remark: '' }), [row.mealId]);
  const form = useResourceForm<Values, unknown>({
    schema,
    start,
    labels: 'store.actionFields',
    save: ({ way, mealId, days, remark }, { idempotencyKey }) =>
      call(storeRenew, { body: { id: row.id, remark, ...(way === PLAN ? { mealId } : { days }) }, idempotencyKey }),
    savedText: common('updated'),
    onSaved: () => answer(true),
  });
  const way = useWatch({ control: form.hook.control, name: 'way' });
  const plans = offered(meals, row.mealId).map(({ id, name, price, durationUnit, durationNum }) => ({
    value: id,
    label: `${name} · ${durationText(durationUnit, durationNum, units)} · ${formatFen(price)}`,
  }));
  const ways = [
    { value: PLAN, label: t('byPlan') },
    { value: DAYS, label: t('byDays') },
  ];
  return (
    <FormDialog form={form} title={`${t('actions.renew')} · ${row.name}`} width={480}>
      <RadioInput form={form} name="way" options={ways} wide hint={t('endsNow', { time: row.expireAt ?? t('permanent') })} />
      {way === PLAN ? (
        <SelectInput form={form} name="mealId" options={plans} wide required hint={t('planHint')} />
      ) : (
        <NumberInput form={form} name="days" required />
      )}
      <TextInput form={form} name="remark" rows={2} maxLength={200} required={false} wide hint={t('renewHint')} />
    </FormDialog>
  );
}

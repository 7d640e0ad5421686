'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { saleMode } from '@/lib/contract/states/goods';
import type { GoodsValues } from './goods-values';
import { optionsOf } from './option-lists';

/** Place in lists, warning level and when the goods go on sale. */
export function OtherSection({ form }: { form: FormFields<GoodsValues> }) {
  const enums = useTranslations('enums');
  const t = useTranslations('goods.form');
  const timed = useWatch({ control: form.hook.control, name: 'saleMode' }) === saleMode.scheduled;
  return (
    <>
      <NumberInput form={form} name="sort" />
      <NumberInput form={form} name="virtualSales" />
      <NumberInput form={form} name="stockWarn" />
      <RadioInput form={form} name="saleMode" options={optionsOf(enums, 'saleMode', [1, 2, 3])} />
      {timed && <DateTimeInput form={form} name="saleTime" label={t('saleMoment')} nullable required />}
    </>
  );
}

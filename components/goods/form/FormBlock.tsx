'use client';
import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { useOfferedBrands } from '../use-goods-choices';
import { FieldDesigner } from './designer/FieldDesigner';
import type { GoodsValues } from './goods-values';

/** Form goods: brand, review, promised time and what the buyer is asked for. */
export function FormBlock({ form }: { form: FormFields<GoodsValues> }) {
  const { defaultValues } = useFormState({ control: form.hook.control });
  const brands = useOfferedBrands(defaultValues?.brandId);
  const t = useTranslations('goods.form');
  return (
    <>
      <SelectInput form={form} name="brandId" options={brands} clearable />
      <NumberInput form={form} name="promiseHours" />
      <SwitchInput form={form} name="needAudit" />
      <SwitchInput form={form} name="refundableBeforeProcess" hint={t('refundHint')} />
      <FieldDesigner form={form} />
    </>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { RegionsInput } from '@/components/form/inputs/RegionsInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { FormFields } from '@/components/form/state/resource-form';
import type { GoodsValues } from './goods-values';
import { optionsOf } from './option-lists';

/** Hardware: freight, where it is not delivered to, and how it comes back. */
export function HardwareBlock({ form }: { form: FormFields<GoodsValues> }) {
  const enums = useTranslations('enums');
  const t = useTranslations('goods.form');
  const { control } = form.hook;
  const freight = useWatch({ control, name: 'freightType' });
  const returnable = useWatch({ control, name: 'returnable' }) === 1;
  return (
    <>
      <RadioInput form={form} name="freightType" options={optionsOf(enums, 'freightType', [0, 1, 2])} wide />
      {freight !== 0 && <MoneyInput form={form} name="freight" />}
      {freight === 2 && <MoneyInput form={form} name="extraFreight" />}
      <RegionsInput form={form} name="noDeliveryRegions" />
      <NumberInput form={form} name="afterSaleDays" />
      <SwitchInput form={form} name="returnable" />
      <SwitchInput form={form} name="invoiceable" />
      {returnable && (
        <>
          <TextInput form={form} name="returnAddress.name" maxLength={20} required />
          <TextInput form={form} name="returnAddress.mobile" maxLength={11} type="tel" required />
          <TextInput form={form} name="returnAddress.address" label={t('returnAddress')} maxLength={100} wide required />
        </>
      )}
    </>
  );
}

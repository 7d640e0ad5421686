'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { PLATFORMS } from '@/lib/contract/goods/block';
import { FROM_STOCK, GENERATED_KEY } from '@/lib/contract/goods/kind';
import type { GoodsValues } from './goods-values';
import { optionsOf } from './option-lists';

const platforms = PLATFORMS.map((value) => ({ value, label: value }));

/** Software: how it is licensed, where it runs, renewal and trial. */
export function SoftwareBlock({ form }: { form: FormFields<GoodsValues> }) {
  const enums = useTranslations('enums');
  const t = useTranslations('goods.form');
  const mode = useWatch({ control: form.hook.control, name: 'licenceMode' });
  const hint = mode === FROM_STOCK ? { hint: t('cardsHint') } : {};
  return (
    <>
      <RadioInput form={form} name="licenceMode" options={optionsOf(enums, 'licenceMode', [1, 2, 3])} wide {...hint} />
      <CheckboxesInput form={form} name="platforms" options={platforms} wide required />
      <TextInput form={form} name="softVersion" maxLength={20} />
      <NumberInput form={form} name="maxDevices" />
      {mode === GENERATED_KEY && <TextInput form={form} name="keyPrefix" maxLength={8} />}
      <NumberInput form={form} name="trialDays" />
      <SwitchInput form={form} name="renewable" />
      <TextInput form={form} name="downloadUrl" type="url" maxLength={500} wide />
      <TextInput form={form} name="docUrl" type="url" maxLength={500} wide />
    </>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { ArrayInput } from '@/components/form/inputs/ArrayInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { SEPARATORS } from '@/lib/contract/goods/block';
import { AUTOMATIC_DELIVERY } from '@/lib/contract/goods/kind';
import type { GoodsValues } from './goods-values';
import { optionsOf } from './option-lists';

const separators = SEPARATORS.map((value) => ({ value, label: value === '\t' ? 'Tab' : value }));

/** Account goods: how they are delivered and what an account is made of. */
export function AccountBlock({ form }: { form: FormFields<GoodsValues> }) {
  const enums = useTranslations('enums');
  const t = useTranslations('goods.form');
  const automatic = useWatch({ control: form.hook.control, name: 'deliverMode' }) === AUTOMATIC_DELIVERY;
  return (
    <>
      <RadioInput form={form} name="deliverMode" options={optionsOf(enums, 'deliverMode', [1, 2])} hint={automatic ? t('cardsHint') : ''} />
      <SelectInput form={form} name="separator" options={separators} />
      <NumberInput form={form} name="warrantyHours" />
      <ArrayInput
        form={form}
        name="cardFields"
        max={8}
        empty={() => ({ key: '', label: '', secret: 0 as const })}
        renderEntry={(_path, at) => (
          <>
            <TextInput form={form} name={`cardFields.${at}.label`} label={t('cardField')} maxLength={20} required />
            <SwitchInput form={form} name={`cardFields.${at}.secret`} label={t('secret')} />
          </>
        )}
      />
      <TextInput form={form} name="useGuide" rows={3} maxLength={2000} wide />
    </>
  );
}

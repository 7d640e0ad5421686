'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from '@/components/form/frames/form-layout';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TagsInput } from '@/components/form/inputs/TagsInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { FORM_FIELD_TYPES, LONGEST_OPTION, limitsLength, MAX_OPTIONS, offersChoices } from '@/lib/contract/field/form-field';
import type { GoodsValues } from '../goods-values';

/** The settings of one field; only those its type knows. */
export function FieldEditor({ form, at }: { form: FormFields<GoodsValues>; at: number }) {
  const t = useTranslations('goods.fields');
  const enums = useTranslations('enums.formFieldType');
  const type = useWatch({ control: form.hook.control, name: `formFields.${at}.type` });
  const types = FORM_FIELD_TYPES.map((value) => ({ value, label: enums(value) }));
  return (
    <FieldGrid>
      <TextInput form={form} name={`formFields.${at}.label`} label={t('label')} maxLength={20} required />
      <TextInput form={form} name={`formFields.${at}.key`} label={t('key')} maxLength={30} required />
      <SelectInput form={form} name={`formFields.${at}.type`} label={t('type')} options={types} required />
      <SwitchInput form={form} name={`formFields.${at}.required`} label={t('required')} />
      <TextInput form={form} name={`formFields.${at}.placeholder`} label={t('placeholder')} maxLength={50} wide />
      {offersChoices(type) && (
        <TagsInput
          form={form}
          name={`formFields.${at}.options`}
          label={t('options')}
          max={MAX_OPTIONS}
          maxLength={LONGEST_OPTION}
          wide
          required
        />
      )}
      {limitsLength(type) && (
        <>
          <NumberInput form={form} name={`formFields.${at}.minLen`} label={t('minLen')} />
          <NumberInput form={form} name={`formFields.${at}.maxLen`} label={t('maxLen')} />
        </>
      )}
      {type === 'number' && (
        <>
          <NumberInput form={form} name={`formFields.${at}.min`} label={t('min')} />
          <NumberInput form={form} name={`formFields.${at}.max`} label={t('max')} />
        </>
      )}
      {type === 'image' && <NumberInput form={form} name={`formFields.${at}.maxCount`} label={t('maxCount')} />}
    </FieldGrid>
  );
}

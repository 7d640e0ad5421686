'use client';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { InputProps } from '@/components/form/state/resource-form';

/** Whether something is given or taken; the form holds 1 or -1. */
export function SignInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('member.adjust');
  const options = [
    { value: 1, label: t('increase') },
    { value: -1, label: t('decrease') },
  ];
  return <RadioInput {...props} options={options} />;
}

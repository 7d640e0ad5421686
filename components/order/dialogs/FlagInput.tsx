'use client';
import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { ResourceForm } from '@/components/form/state/resource-form';

const FLAGS = [0, 1, 2, 3, 4, 5] as const;

/** One of the five flags, or none. */
export function FlagInput<Values extends FieldValues>({ form, name }: { form: ResourceForm<Values>; name: FieldPath<Values> }) {
  const t = useTranslations('order');
  const options = FLAGS.map((value) => ({ value, label: value === 0 ? t('noFlag') : String(value) }));
  return <RadioInput form={form} name={name} options={options} wide />;
}

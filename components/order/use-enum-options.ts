'use client';
import { useTranslations } from 'next-intl';
import type { Option } from '@/components/controls/option';

type EnumName = 'payChannel' | 'orderSource' | 'refundFlag' | 'invoiceStatus' | 'licenceStatus' | 'refundTarget' | 'durationUnit';

/** Values of an enumeration to choose among, by their names in the present language. */
export function useEnumOptions(name: EnumName, values: readonly (string | number)[]): readonly Option[] {
  const t = useTranslations('enums');
  return values.map((value) => ({ value, label: t(`${name}.${value}`) }));
}

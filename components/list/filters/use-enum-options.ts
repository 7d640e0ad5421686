'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { onOff } from '@/lib/contract/states/on-off';

/** The values of an enumeration as choices, named by `enums.<name>.<code>`; `codes` is a constant of its module. */
export function useEnumOptions(name: string, codes: readonly (string | number)[]): readonly Option[] {
  const t = useTranslations('enums');
  return useMemo(() => codes.map((value) => ({ value, label: t(`${name}.${value}`) })), [t, name, codes]);
}

/** On and off as choices. */
export function useOnOffOptions(): readonly Option[] {
  const t = useTranslations('common');
  return useMemo(
    () => [
      { value: onOff.on, label: t('on') },
      { value: onOff.off, label: t('off') },
    ],
    [t],
  );
}

'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { PercentInput } from '@/components/form/inputs/PercentInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { PERCENT } from '@/lib/contract/goods/commission-type';
import type { GoodsValues } from './goods-values';
import { optionsOf } from './option-lists';

const VALUES = ['firstValue', 'secondValue'] as const;

/** The kind of commission, and what each tier gets of it: a percentage, or money a piece. */
export function CommissionFields({ form }: { form: FormFields<GoodsValues> }) {
  const enums = useTranslations('enums');
  const { hook, facts } = form;
  const [type, first, second] = useWatch({ control: hook.control, name: ['commissionType', ...VALUES] });
  const before = useRef({ type, first, second });
  useEffect(() => {
    const { current } = before;
    before.current = { type, first, second };
    // A draft that comes back changes all at once; a person who changes the type means other figures: 5.5 % is no 5.5 分.
    if (current.type === type || current.first !== first || current.second !== second) return;
    for (const name of VALUES) {
      hook.setValue(name, 0, { shouldDirty: true });
      hook.clearErrors(name);
      facts.setUnreadable(name, null);
    }
  }, [type, first, second, hook, facts]);
  const Value = type === PERCENT ? PercentInput : MoneyInput;
  return (
    <>
      <SelectInput form={form} name="commissionType" options={optionsOf(enums, 'commissionType', [0, 1, 2])} />
      {type !== 0 && VALUES.map((name) => <Value key={`${name}${type}`} form={form} name={name} />)}
    </>
  );
}

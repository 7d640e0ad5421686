'use client';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { parseWhole } from '@/lib/format/whole-number';
import { AmountInput, type AmountProps } from './AmountInput';

/** A whole number, with a unit behind it where it has one. */
export function NumberInput<Values extends FieldValues>({ unit, ...props }: AmountProps<Values> & { unit?: string }) {
  const reading = useMemo(
    () => ({ parse: parseWhole, write: String, rule: 'integer', show: () => undefined, ...(unit === undefined ? {} : { after: unit }) }),
    [unit],
  );
  return <AmountInput {...props} reading={reading} />;
}

'use client';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AmountInput, type AmountProps } from './AmountInput';

const INTEGER = /^[+-]?\d{1,15}$/;
const parse = (text: string): number | null => {
  const plain = text.replace(/[,，\s]/g, '');
  return INTEGER.test(plain) ? Number(plain) : null;
};

/** A whole number, with a unit behind it where it has one. */
export function NumberInput<Values extends FieldValues>({ unit, ...props }: AmountProps<Values> & { unit?: string }) {
  const reading = useMemo(
    () => ({ parse, write: String, rule: 'integer', show: () => undefined, ...(unit === undefined ? {} : { after: unit }) }),
    [unit],
  );
  return <AmountInput {...props} reading={reading} />;
}

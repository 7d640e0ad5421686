'use client';
import type { FieldValues } from 'react-hook-form';
import { AmountInput, type AmountProps } from '@/components/form/inputs/AmountInput';

const RATE = /^\d{1,4}(?:\.\d{0,2})?$/;
const parse = (text: string): number | null => {
  const plain = text.replace(/[%％\s]/g, '');
  return RATE.test(plain) ? Number(plain) : null;
};
const show = (value: unknown) => (typeof value === 'number' ? `${value}%` : undefined);
const reading = { parse, write: String, rule: 'pattern', after: '%', show };

/** A rate in percent that may go beyond a hundred, with at most two decimals. */
export const RateInput = <Values extends FieldValues>(props: AmountProps<Values>) => <AmountInput {...props} reading={reading} />;

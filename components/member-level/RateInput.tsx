'use client';
import type { FieldValues } from 'react-hook-form';
import { AmountInput, type AmountProps } from '@/components/form/inputs/AmountInput';
import { parsePercent } from '@/lib/format/percent';

/** A rate goes beyond a hundred. */
const WHOLE_DIGITS = 4;
const parse = (text: string) => parsePercent(text, WHOLE_DIGITS);
const show = (value: unknown) => (typeof value === 'number' ? `${value}%` : undefined);
const reading = { parse, write: String, rule: 'pattern', after: '%', show };

/** A rate in percent that may go beyond a hundred, with at most two decimals. */
export const RateInput = <Values extends FieldValues>(props: AmountProps<Values>) => <AmountInput {...props} reading={reading} />;

'use client';
import type { FieldValues } from 'react-hook-form';
import { formatPercent, parsePercent, percentText } from '@/lib/format/percent';
import { AmountInput, type AmountProps } from './AmountInput';

const show = (value: unknown) => (typeof value === 'number' ? formatPercent(value) : undefined);
const reading = { parse: parsePercent, write: percentText, rule: 'pattern', after: '%', show };

/** A percentage, 0 to 100 with at most two decimals. */
export const PercentInput = <Values extends FieldValues>(props: AmountProps<Values>) => <AmountInput {...props} reading={reading} />;

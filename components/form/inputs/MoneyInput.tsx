'use client';
import type { FieldValues } from 'react-hook-form';
import { formatFen, parseFen, yuanText } from '@/lib/format/money';
import { AmountInput, type AmountProps } from './AmountInput';

const show = (value: unknown) => (typeof value === 'number' ? formatFen(value) : undefined);
const reading = { parse: parseFen, write: yuanText, rule: 'money', before: '¥', show };

/** An amount typed in 元; the form holds 分, exact, whatever was pasted. */
export const MoneyInput = <Values extends FieldValues>(props: AmountProps<Values>) => <AmountInput {...props} reading={reading} />;

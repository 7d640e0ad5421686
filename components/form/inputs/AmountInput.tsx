'use client';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { useGone } from '../state/use-gone';
import { FieldFrame } from './FieldFrame';

export interface AmountProps<Values extends FieldValues> extends InputProps<Values> {
  readonly placeholder?: string;
}

interface Reading {
  /** The value a text stands for, or null when it is none. */
  parse(text: string): number | null;
  /** A value as the field holds it. */
  write(value: number): string;
  /** The rule a text breaks that is no value. */
  readonly rule: string;
  /** A value as comparisons show it. */
  show(value: unknown): string | undefined;
  readonly before?: string;
  readonly after?: string;
}

/** What stands in the field as it was typed, and the value it was read as. */
interface Typed {
  readonly text: string;
  readonly value: number | null;
}

const isWrong = ({ text, value }: Typed): boolean => value === null && text.trim() !== '';

/** A number typed as text: what stands in the field is the person's own until they leave it, the value is exact at every key. */
export function AmountInput<Values extends FieldValues>({ reading, ...props }: AmountProps<Values> & { reading: Reading }) {
  const field = useField(props, 'typed', reading.show);
  const value = typeof field.value === 'number' ? field.value : null;
  const written = value === null ? '' : reading.write(value);
  const [typed, setTyped] = useState<Typed | null>(null);
  // What was typed is the field's no more once another value comes: a draft, a refused change taken back, an entry that moved up.
  if (typed !== null && typed.value !== value) setTyped(null);
  const rule = typed !== null && isWrong(typed) ? reading.rule : null;
  const ref = useGone(props, field, rule);
  const type = (text: string) => {
    const now = { text, value: text.trim() === '' ? null : reading.parse(text) };
    setTyped(now);
    // The form looks while it takes the value, before anything is drawn.
    props.form.facts.setUnreadable(field.name, isWrong(now) ? reading.rule : null);
    field.change(now.value);
  };
  const leave = () => {
    // A text that is no value stays for the person to mend; a value is shown in its usual form.
    if (typed !== null && !isWrong(typed)) setTyped(null);
    field.blur();
  };
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        value={typed?.text ?? written}
        placeholder={props.placeholder ?? ''}
        disabled={field.disabled}
        error={field.error !== undefined}
        autoComplete="off"
        inputRef={ref}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        startAdornment={reading.before && <InputAdornment position="start">{reading.before}</InputAdornment>}
        endAdornment={reading.after && <InputAdornment position="end">{reading.after}</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': field.describedBy, 'aria-required': field.required } }}
      />
    </FieldFrame>
  );
}

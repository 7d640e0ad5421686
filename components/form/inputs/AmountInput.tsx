'use client';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
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

/** A number typed as text: what stands in the field is the person's own until they leave it, the value is exact at every key. */
export function AmountInput<Values extends FieldValues>({ reading, ...props }: AmountProps<Values> & { reading: Reading }) {
  const field = useField(props, 'typed', reading.show);
  const value = typeof field.value === 'number' ? field.value : null;
  const written = value === null ? '' : reading.write(value);
  const [typed, setTyped] = useState<string | null>(null);
  const { setUnreadable } = props.form.facts;
  const type = (text: string) => {
    const read = text.trim() === '' ? null : reading.parse(text);
    const wrong = text.trim() !== '' && read === null;
    setTyped(text);
    setUnreadable(field.name, wrong ? reading.rule : null);
    field.change(read);
  };
  const leave = () => {
    // A text that is no value stays for the person to mend; a value is shown in its usual form.
    if (value !== null || typed?.trim() === '') setTyped(null);
    field.blur();
  };
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        value={typed ?? written}
        placeholder={props.placeholder ?? ''}
        disabled={field.disabled}
        error={field.error !== undefined}
        autoComplete="off"
        inputRef={field.ref}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        startAdornment={reading.before && <InputAdornment position="start">{reading.before}</InputAdornment>}
        endAdornment={reading.after && <InputAdornment position="end">{reading.after}</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': field.describedBy, 'aria-required': field.required } }}
      />
    </FieldFrame>
  );
}

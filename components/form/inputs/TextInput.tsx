'use client';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { useGone } from '../state/use-gone';
import { FieldFrame } from './FieldFrame';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'url';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** More than one line makes it a text area with a count. */
  readonly rows?: number;
  readonly autoComplete?: string;
}

/** Words in one line or more. */
export function TextInput<Values extends FieldValues>(props: Props<Values>) {
  const { type = 'text', placeholder, maxLength, rows = 1, autoComplete = 'off' } = props;
  const field = useField(props, 'typed');
  const ref = useGone(props, field);
  const text = typeof field.value === 'string' ? field.value : '';
  const counted = rows > 1 && maxLength !== undefined && !field.hint;
  return (
    <FieldFrame field={counted ? { ...field, hint: `${text.length} / ${maxLength}` } : field}>
      <OutlinedInput
        id={field.id}
        name={field.name}
        type={type}
        value={text}
        placeholder={placeholder ?? ''}
        disabled={field.disabled}
        error={field.error !== undefined}
        multiline={rows > 1}
        rows={rows}
        autoComplete={autoComplete}
        inputRef={ref}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
        slotProps={{ input: { maxLength, 'aria-describedby': field.describedBy, 'aria-required': field.required } }}
      />
    </FieldFrame>
  );
}

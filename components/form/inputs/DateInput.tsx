'use client';
import type { FieldValues } from 'react-hook-form';
import { DayField } from '@/components/controls/days/DayField';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

/** A day; the form holds `YYYY-MM-DD`, or null when `nullable`. */
export function DateInput<Values extends FieldValues>({ nullable = false, ...props }: InputProps<Values> & { nullable?: boolean }) {
  const field = useField(props, 'chosen');
  return (
    <FieldFrame field={field}>
      <DayField
        id={field.id}
        label={field.label}
        value={typeof field.value === 'string' ? field.value : ''}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        onChange={(day) => field.change(day === '' && nullable ? null : day)}
        onBlur={field.blur}
        inputRef={field.ref}
      />
    </FieldFrame>
  );
}

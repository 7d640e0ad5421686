'use client';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';

/** A time of day, with the browser's own clock. */
export function ClockInput<Values extends FieldValues>(props: InputProps<Values>) {
  const field = useField(props, 'chosen');
  return (
    <FieldFrame field={field}>
      <OutlinedInput
        id={field.id}
        type="time"
        value={typeof field.value === 'string' ? field.value : ''}
        disabled={field.disabled}
        error={field.error !== undefined}
        inputRef={field.ref}
        onBlur={field.blur}
        onChange={(event) => field.change(event.target.value)}
        slotProps={{ input: { 'aria-describedby': field.describedBy } }}
      />
    </FieldFrame>
  );
}

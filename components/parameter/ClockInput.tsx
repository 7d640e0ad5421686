'use client';
import TextField from '@mui/material/TextField';
import { FieldFrame } from '@/components/form/FieldFrame';
import type { InputProps } from '@/components/form/resource-form';
import { useField } from '@/components/form/use-field';
import type { StoreForm } from './store-draft';

/** A time of day, with the browser's own clock. */
export function ClockInput(props: InputProps<StoreForm>) {
  const field = useField(props, 'chosen');
  return (
    <FieldFrame field={field}>
      <TextField
        id={field.id}
        type="time"
        value={typeof field.value === 'string' ? field.value : ''}
        disabled={field.disabled}
        error={field.error !== undefined}
        inputRef={field.ref}
        onBlur={field.blur}
        onChange={(event) => field.change(event.target.value)}
        slotProps={{ htmlInput: { 'aria-describedby': field.describedBy } }}
      />
    </FieldFrame>
  );
}

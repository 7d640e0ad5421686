'use client';
import Switch from '@mui/material/Switch';
import type { FieldValues } from 'react-hook-form';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

/** On or off; the form holds 1 or 0, or a boolean where it started with one. */
export function SwitchInput<Values extends FieldValues>(props: InputProps<Values>) {
  const field = useField({ ...props, required: props.required ?? false });
  const boolean = typeof field.value === 'boolean';
  const on = field.value === true || field.value === 1;
  return (
    <FieldFrame field={field}>
      <div>
        <Switch
          checked={on}
          disabled={field.disabled}
          onChange={(_event, next) => field.change(boolean ? next : Number(next))}
          onBlur={field.blur}
          slotProps={{ input: { id: field.id, ref: field.ref, 'aria-describedby': field.describedBy } }}
        />
      </div>
    </FieldFrame>
  );
}

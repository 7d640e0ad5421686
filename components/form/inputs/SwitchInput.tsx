'use client';
import { styled } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { ToggleSwitch } from '@/components/controls/toggle/ToggleSwitch';
import { sizeVar } from '@/components/theme/css-vars';
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
      <Place>
        <ToggleSwitch
          id={field.id}
          ref={field.ref}
          checked={on}
          disabled={field.disabled}
          aria-describedby={field.describedBy}
          onSwitch={(next) => field.change(boolean ? next : Number(next))}
          onBlur={field.blur}
        />
      </Place>
    </FieldFrame>
  );
}

/** In the middle of a line as high as the inputs beside it; the pill, not the target around it, begins where they do. */
const Place = styled('div')({ display: 'flex', alignItems: 'center', minHeight: sizeVar.control, marginLeft: -4 });

'use client';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '@/components/controls/option';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { optionWriter } from './option-writer';

/** Any number of a few values, all in sight; the form holds them in the order of the options. */
export function CheckboxesInput<Values extends FieldValues>({ options, ...props }: InputProps<Values> & { options: readonly Option[] }) {
  const write = useMemo(() => optionWriter(options), [options]);
  const field = useField(props, 'chosen', write);
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: Option['value'], on: boolean) =>
    field.change(options.map((option) => option.value).filter((each) => (each === value ? on : chosen.includes(each))));
  return (
    <FieldFrame field={field} group>
      <FormGroup row onBlur={field.blur}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            label={option.label}
            disabled={field.disabled}
            control={
              <Checkbox
                checked={chosen.includes(option.value)}
                onChange={(_event, on) => toggle(option.value, on)}
                {...(index === 0 ? { slotProps: { input: { ref: field.ref } } } : {})}
              />
            }
          />
        ))}
      </FormGroup>
    </FieldFrame>
  );
}

'use client';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '@/components/controls/option';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { optionWriter } from './option-writer';

/** One of a few values, all in sight. */
export function RadioInput<Values extends FieldValues>({ options, ...props }: InputProps<Values> & { options: readonly Option[] }) {
  const write = useMemo(() => optionWriter(options), [options]);
  const field = useField(props, 'chosen', write);
  return (
    <FieldFrame field={field} group>
      <RadioGroup
        row
        aria-labelledby={`${field.id}-label`}
        value={field.value === undefined || field.value === null ? '' : String(field.value)}
        onChange={(_event, text) => field.change(options.find((option) => String(option.value) === text)?.value)}
        onBlur={field.blur}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={String(option.value)}
            label={option.label}
            disabled={field.disabled}
            control={<Radio {...(index === 0 ? { slotProps: { input: { ref: field.ref } } } : {})} />}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}

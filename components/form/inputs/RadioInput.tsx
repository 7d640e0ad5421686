'use client';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '@/components/controls/option';
import { CheckableRow } from '@/components/controls/toggle/CheckableRow';
import { RadioButton } from '@/components/controls/toggle/RadioButton';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';
import { optionWriter } from './option-writer';

/** One of a few values, all in sight. */
export function RadioInput<Values extends FieldValues>({ options, ...props }: InputProps<Values> & { options: readonly Option[] }) {
  const write = useMemo(() => optionWriter(options), [options]);
  const field = useField(props, 'chosen', write);
  return (
    <FieldFrame field={field} group="radiogroup">
      <CheckableRow onBlur={field.blur}>
        {options.map((option, index) => (
          <RadioButton
            key={option.value}
            {...(index === 0 ? { ref: field.ref } : {})}
            name={field.id}
            value={option.value}
            label={option.label}
            checked={String(field.value ?? '') === String(option.value)}
            disabled={field.disabled}
            onChange={() => field.change(option.value)}
          />
        ))}
      </CheckableRow>
    </FieldFrame>
  );
}

'use client';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Option } from '@/components/controls/option';
import { CheckableRow } from '@/components/controls/toggle/CheckableRow';
import { LabelledCheckbox } from '@/components/controls/toggle/LabelledCheckbox';
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
      <CheckableRow onBlur={field.blur}>
        {options.map((option, index) => (
          <LabelledCheckbox
            key={option.value}
            {...(index === 0 ? { ref: field.ref } : {})}
            label={option.label}
            checked={chosen.includes(option.value)}
            disabled={field.disabled}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </CheckableRow>
    </FieldFrame>
  );
}

'use client';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { DateRangeField } from '@/components/controls/DateRangeField';
import { rangeTimes } from '@/lib/format/date-range';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

interface Props<Values extends FieldValues> extends InputProps<Values> {
  /** The field of the last moment; `name` is that of the first. */
  readonly end: FieldPath<Values>;
  /** The fields hold days, not times. */
  readonly days?: boolean;
  readonly maxDays?: number;
}

/** From one day to another, both included, in two fields of the form; presets, typed days and a calendar. */
export function DateRangeInput<Values extends FieldValues>({ end, days = false, maxDays, ...props }: Props<Values>) {
  const first = useField(props, 'chosen');
  const last = useController<Values, FieldPath<Values>>({ control: props.form.hook.control, name: end });
  const [start, until] = [first.value, last.field.value as unknown].map((value) => (typeof value === 'string' ? value.slice(0, 10) : ''));
  const error = first.error ?? last.fieldState.error?.message;
  return (
    <FieldFrame field={error === undefined ? first : { ...first, error }} group>
      <DateRangeField
        label={first.label}
        value={start && until ? { start, end: until } : null}
        disabled={first.disabled}
        invalid={error !== undefined}
        {...(maxDays === undefined ? {} : { maxDays })}
        onChange={(range) => {
          const ends = range && (days ? range : rangeTimes(range));
          first.change(ends?.start ?? '');
          last.field.onChange(ends?.end ?? '');
        }}
      />
    </FieldFrame>
  );
}

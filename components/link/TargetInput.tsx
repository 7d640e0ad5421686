'use client';
import type { FieldValues } from 'react-hook-form';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import type { RemoteOption, RemoteSource } from '@/components/controls/remote/remote-source';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';

interface Props<Values extends FieldValues, Found> extends InputProps<Values> {
  readonly source: RemoteSource<Found>;
  /** The record chosen at the start, where its name is known. */
  readonly known: RemoteOption | null;
}

/** One record a link leads to; the form holds its id as text, as links do. */
export function TargetInput<Values extends FieldValues, Found>({ source, known, ...props }: Props<Values, Found>) {
  const field = useField(props);
  const text = typeof field.value === 'string' ? field.value : '';
  const id = /^\d+$/.test(text) ? Number(text) : null;
  return (
    <FieldFrame field={field}>
      <RemoteSelect
        id={field.id}
        label={field.label}
        source={source}
        value={id}
        known={known}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        onChange={(value) => field.change(value === null ? '' : String(value))}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}

'use client';
import type { FieldValues } from 'react-hook-form';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import type { RemoteOption, RemoteSource } from '@/components/controls/remote/remote-source';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

interface Props<Values extends FieldValues, Found> extends InputProps<Values> {
  readonly source: RemoteSource<Found>;
  /** The record chosen at the start, where its name is known. */
  readonly known?: RemoteOption | null;
}

/** One record out of many, found on the server while typing; the form holds its id, or null. */
export function RemoteSelectInput<Values extends FieldValues, Found>({ source, known, ...props }: Props<Values, Found>) {
  const field = useField(props, 'chosen');
  return (
    <FieldFrame field={field}>
      <RemoteSelect
        id={field.id}
        label={field.label}
        source={source}
        value={typeof field.value === 'number' ? field.value : null}
        known={known ?? null}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        onChange={field.change}
        onBlur={field.blur}
        refTo={field.ref}
      />
    </FieldFrame>
  );
}

'use client';
import { lazy, Suspense } from 'react';
import { FieldBox } from './field-styles';
import type { RemoteOption, RemoteSource } from './remote-source';

const RemoteSelectBox = lazy(() =>
  import('./RemoteSelectBox').then((module) => ({ default: module.RemoteSelectBox })),
) as typeof import('./RemoteSelectBox').RemoteSelectBox;

export interface RemoteSelectProps<Found> {
  readonly label: string;
  readonly source: RemoteSource<Found>;
  readonly value: number | null;
  onChange(value: number | null, option: RemoteOption | null): void;
  /** The chosen record where its name is known already, such as from the record being edited. */
  readonly known?: RemoteOption | null;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  onBlur?(): void;
  /** In a filter bar: narrow, with the label inside. */
  readonly inline?: boolean;
}

/** One record out of many, found on the server while typing. The code behind it is heavy and comes after the page. */
export function RemoteSelect<Found>(props: RemoteSelectProps<Found>) {
  return (
    <Suspense fallback={<FieldBox style={{ width: props.inline ? 180 : '100%' }}>{props.label}</FieldBox>}>
      <RemoteSelectBox {...props} />
    </Suspense>
  );
}

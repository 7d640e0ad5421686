'use client';
import { lazy, Suspense, useState } from 'react';
import { ClosedSelect } from './ClosedSelect';
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
  /** It was pressed before its code had come. */
  readonly opened?: boolean;
}

/**
 * One record out of many, found on the server while typing. The code behind it is heavy: in a filter bar it comes when the field is
 * pressed, or when there is a record whose name must be shown.
 */
export function RemoteSelect<Found>(props: RemoteSelectProps<Found>) {
  const { inline = false, label, value } = props;
  const [pressed, setPressed] = useState(false);
  const [used, setUsed] = useState(!inline);
  // Once it stands it stays: clearing it must not take the field from under the person's hands.
  if (!used && (pressed || value !== null)) setUsed(true);
  if (!used) return <ClosedSelect label={label} onOpen={() => setPressed(true)} />;
  return (
    <Suspense fallback={<FieldBox style={{ width: inline ? 180 : '100%' }}>{label}</FieldBox>}>
      <RemoteSelectBox {...props} opened={pressed} />
    </Suspense>
  );
}

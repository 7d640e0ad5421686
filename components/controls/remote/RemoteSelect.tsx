'use client';
import { lazy, Suspense, useState } from 'react';
import { ClosedSelect } from '@/components/controls/ClosedSelect';
import { FieldBox } from '@/components/controls/field-styles';
import { HydrationMark } from '@/components/theme/HydrationMark';
import type { RemoteSelectProps } from './remote-select-props';

const RemoteSelectBox = lazy(() =>
  import('./RemoteSelectBox').then((module) => ({ default: module.RemoteSelectBox })),
) as typeof import('./RemoteSelectBox').RemoteSelectBox;

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
      <HydrationMark />
    </Suspense>
  );
}

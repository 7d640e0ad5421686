'use client';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { sizeVar } from '@/components/theme/css-vars';

const UNLIMITED = -1;

/** A number, or none at all: the form holds -1 then. `fallback` is where the number begins. */
export function LimitInput<Values extends FieldValues>({
  text,
  fallback,
  ...props
}: InputProps<Values> & { text: string; fallback: number }) {
  const field = useField(props);
  const free = field.value === UNLIMITED;
  // The box stands in another place once it was pressed, and keeps the focus there.
  const [pressed, setPressed] = useState(false);
  const change = (on: boolean) => {
    setPressed(true);
    field.change(on ? UNLIMITED : fallback);
  };
  const choice = (
    <FormControlLabel
      label={text}
      disabled={field.disabled}
      control={<Checkbox checked={free} autoFocus={pressed} onChange={(_event, on) => change(on)} />}
    />
  );
  if (free) return <FieldFrame field={field}>{choice}</FieldFrame>;
  return (
    <Both>
      <NumberInput {...props} />
      {choice}
    </Both>
  );
}

const Both = styled('div')({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  '& > :first-of-type': { flex: 1 },
  '& > label': { height: sizeVar.control, marginTop: 24, whiteSpace: 'nowrap', alignSelf: 'flex-start' },
});

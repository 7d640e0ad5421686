import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { paletteVar } from '@/components/theme/css-vars';

/** A control with its name above it, as in forms, where no form holds it. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: 4,
  '& + &, * + &': { marginTop: 16 },
  '& > label': { fontSize: 13, color: paletteVar('text-secondary') },
});

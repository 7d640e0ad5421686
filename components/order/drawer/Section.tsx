import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';

/** A part of an order's record under its title. */
export const Section = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <Group aria-label={title}>
    <h3>
      {title} {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </Group>
);

const Group = styled('section')({
  padding: '14px 20px',
  '& + section': { borderTop: softBorder },
  '& > h3': { margin: '0 0 8px', fontSize: 14, fontWeight: 600 },
  '& > h3 > small': { fontWeight: 400, fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
  '& p': { margin: '4px 0' },
});

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar } from '@/components/theme/css-vars';

const MOST = 99;

/** Marks an icon: with a dot that something is new, or with how many there are. The icon's button says the same in words. */
export const CountBadge = ({ count, dot = false, children }: { count: number; dot?: boolean; children: ReactNode }) => (
  <Holder>
    {children}
    {count > 0 && <Mark data-dot={dot}>{dot ? null : count > MOST ? `${MOST}+` : count}</Mark>}
  </Holder>
);

const Holder = styled('span')({ position: 'relative', display: 'inline-flex', flex: 'none' });
const Mark = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  transform: 'translate(50%, -50%)',
  color: paletteVar('error-contrastText'),
  backgroundColor: paletteVar('error-main'),
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  '&[data-dot="true"]': { minWidth: 8, height: 8, padding: 0 },
});

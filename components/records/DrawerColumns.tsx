import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { softBorder } from '@/components/theme/css-vars';

/** Two columns of a drawer: what was asked for, and beside it sums, facts and the log; under each other where there is no room. */
export const DrawerColumns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <Columns>
    <div>{children}</div>
    <aside>{aside}</aside>
  </Columns>
);

const Columns = styled('div')(({ theme }) => ({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 356px',
  '& > *': { minWidth: 0 },
  '& > aside': { borderLeft: softBorder },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    '& > aside': { borderLeft: 0, borderTop: softBorder },
  },
}));

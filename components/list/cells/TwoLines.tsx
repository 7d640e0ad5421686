import type { ReactNode } from 'react';
import { Small } from '@/components/controls/table-styles';

/** A fact with a smaller one under it: a name and a number, somebody and a time. */
export const TwoLines = ({ first, second }: { first: ReactNode; second?: ReactNode }) => (
  <>
    {first === '' || first === null || first === undefined ? '-' : first}
    {second !== undefined && second !== '' && second !== null && <Small>{second}</Small>}
  </>
);

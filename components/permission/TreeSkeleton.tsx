import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';

const WIDTHS = [150, 120, 128, 164, 120, 128, 120, 128];

/** The permission tree while it is on its way. */
export const TreeSkeleton = () => (
  <Lines aria-hidden>
    {WIDTHS.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
      <Skeleton key={index} variant="rounded" width={width} height={20} />
    ))}
  </Lines>
);

const Lines = styled('div')({ display: 'grid', gap: 12, padding: '12px 0' });

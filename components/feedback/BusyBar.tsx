import { styled } from '@mui/material/styles';
import { paletteVar } from '@/components/theme/css-vars';

/** A line that runs while something is on its way, of unknown length; as high as its place. */
export const BusyBar = ({ label }: { label: string }) => <Bar role="progressbar" aria-label={label} />;

const Bar = styled('div')({
  position: 'relative',
  height: 3,
  overflow: 'hidden',
  borderRadius: 2,
  backgroundColor: paletteVar('primary-soft'),
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '40%',
    borderRadius: 'inherit',
    backgroundColor: paletteVar('primary-accent'),
    animation: 'busy-run 1.6s ease-in-out infinite',
  },
  '@keyframes busy-run': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  '@media (prefers-reduced-motion: reduce)': { '&::before': { width: '100%', animation: 'none' } },
});

import { styled } from '@mui/material/styles';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** The grid of a library: five tiles in a row, fewer on a narrow screen. */
export const TileGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: 12,
  padding: 16,
  '&[data-wide="true"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '&[aria-busy="true"] [data-cell]': { opacity: 0.55, pointerEvents: 'none' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 8,
    padding: 12,
    '&[data-wide="true"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

/** The one row of a grid, for those who hear it: it lays nothing out. */
export const TileRow = styled('div')({ display: 'contents' });

/** One picture or video: hover shows its name and what can be done, a chosen one wears a ring and its number. */
export const Tile = styled('div')({
  position: 'relative',
  aspectRatio: '1',
  borderRadius: radius.card,
  border: `1px solid ${paletteVar('hairline-normal')}`,
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-wide="true"]': { aspectRatio: '16 / 9' },
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-dark')}`, outlineOffset: 2 },
  '&[aria-selected="true"]': { outline: `3px solid ${paletteVar('primary-accent')}`, outlineOffset: 0 },
  '&[aria-selected="true"]:focus-visible': {
    outline: `3px solid ${paletteVar('primary-accent')}`,
    boxShadow: `0 0 0 6px ${paletteVar('primary-soft')}`,
  },
  '& > .number': {
    position: 'absolute',
    top: 6,
    right: 6,
    width: 22,
    height: 22,
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    fontSize: 12,
    backgroundColor: paletteVar('primary-main'),
    color: paletteVar('primary-contrastText'),
  },
  '& > .bar': {
    position: 'absolute',
    inset: 'auto 0 0 0',
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    padding: '2px 4px 2px 8px',
    minHeight: 28,
    borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
    fontSize: sizeVar.small,
    backgroundColor: paletteVar('floating-tooltip'),
    color: paletteVar('floating-onTooltip'),
    opacity: 0,
  },
  '&:hover > .bar, &:focus-within > .bar, &[data-always="true"] > .bar': { opacity: 0.9 },
  '@media (hover: none)': { '& > .bar': { opacity: 0.9 } },
  '& > .bar > .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .bar > button': {
    minWidth: 24,
    minHeight: 24,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
    '& svg': { fontSize: 18, display: 'block' },
  },
});

/** A line that fills up. */
export const Filling = styled('div')({
  height: 5,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: paletteVar('hairline-normal'),
  '& > i': {
    display: 'block',
    height: '100%',
    borderRadius: 3,
    backgroundColor: paletteVar('primary-accent'),
    transition: 'width 120ms linear',
  },
});

'use client';
import { styled } from '@mui/material/styles';
import { border, paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { frame, motion } from '@/components/theme/tokens';
import { visuallyHidden } from '@/components/theme/visually-hidden';

/** The strip under the navbar; a named landmark of its own. */
export const Strip = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  height: frame.tabStrip,
  padding: '0 8px 0 12px',
  backgroundColor: paletteVar('background-paper'),
  borderBottom: border,
  [theme.breakpoints.down('sm')]: { paddingLeft: 8, paddingRight: 4 },
}));

export const Tablist = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  flex: 1,
  minWidth: 0,
  height: '100%',
  marginBottom: -1,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
});

/** One tab; the one on display grows into the page below it. */
export const TabLabel = staticStyled('div')({
  // What is for screen readers alone stays within its tab, and goes out of sight with it.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: 32,
  maxWidth: 220,
  padding: '0 12px',
  border: '1px solid transparent',
  borderBottom: 0,
  borderRadius: '8px 8px 0 0',
  color: paletteVar('text-secondary'),
  fontSize: 13,
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'pan-x',
  // What is pointed at changes softly; what was chosen changes at once, so that going to a page paints no further pictures.
  '&:hover:not([aria-selected="true"])': { transition: `background-color ${motion.shortMs}ms ${motion.easing}` },
  '&:hover': { backgroundColor: paletteVar('hairline-soft'), color: paletteVar('text-primary') },
  '&[aria-selected="true"]': {
    height: 33,
    color: paletteVar('primary-dark'),
    fontWeight: 500,
    backgroundColor: paletteVar('background-default'),
    borderColor: paletteVar('divider'),
  },
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: -3 },
  '&[data-dragged="true"]': { cursor: 'grabbing', backgroundColor: paletteVar('primary-soft'), color: paletteVar('primary-dark') },
  '& .title': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .pin': { fontSize: 14, opacity: 0.7, transform: 'rotate(45deg)' },
  '& .unsaved': { flex: 'none', width: 6, height: 6, borderRadius: '50%', backgroundColor: paletteVar('warning-main') },
  '& .close': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    margin: '0 -8px 0 -4px',
    borderRadius: 6,
    opacity: 0.6,
    '& svg': { fontSize: 14 },
    '&:hover': { opacity: 1, backgroundColor: paletteVar('divider') },
  },
});

/** Text for screen readers alone. */
export const Spoken = styled('span')(visuallyHidden);

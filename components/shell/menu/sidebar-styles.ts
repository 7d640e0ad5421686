'use client';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { frame, motion, radius } from '@/components/theme/tokens';

const ease = `${motion.longMs}ms ${motion.easing}`;

/** The desktop sidebar: beside the content, as high as the window; below the mobile breakpoint the drawer replaces it. */
export const SidebarFrame = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  // Panels that open out of the narrow sidebar lie over the page.
  zIndex: theme.zIndex.appBar + 1,
  height: '100dvh',
  width: frame.sidebar,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  backgroundColor: paletteVar('sidebar-ground'),
  color: paletteVar('sidebar-text'),
  borderRight: `1px solid ${paletteVar('sidebar-ground')}`,
  transition: `width ${ease}`,
  '&[data-collapsed="true"]': { width: frame.sidebarCollapsed },
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

export const MenuScroll = styled('nav')({
  flex: 1,
  overflow: 'hidden auto',
  padding: '6px 8px',
  scrollbarColor: `${paletteVar('sidebar-soft')} transparent`,
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
});

/** A line of the menu, link or group heading alike. */
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 38,
  padding: '0 10px',
  margin: '1px 0',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  // What is pointed at changes softly; what was chosen changes at once, so that going to a page paints no further pictures.
  '&:hover:not([aria-current="page"])': { transition: `background-color ${motion.shortMs}ms, color ${motion.shortMs}ms` },
  '& > svg': { flex: 'none', fontSize: 19, opacity: 0.88 },
  // English names of pages take two lines where one is too short; in the narrow sidebar nothing may get higher.
  '& > .label': { minWidth: 0, overflowX: 'clip', lineHeight: 1.25, whiteSpace: 'normal', transition: `opacity ${ease}` },
  '& > .arrow': { marginLeft: 'auto', fontSize: 17, opacity: 0.55, transition: `transform ${ease}` },
  '&:hover': { color: paletteVar('sidebar-active'), backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)' },
  '&:focus-visible': { outline: `2px solid ${paletteVar('sidebar-accent')}`, outlineOffset: -2 },
  '&[aria-current="page"], &[data-lit="true"]': {
    backgroundColor: paletteVar('sidebar-soft'),
    color: paletteVar('sidebar-active'),
    boxShadow: `inset 3px 0 0 ${paletteVar('sidebar-accent')}`,
    // Ends one that pointing began, too.
    transition: 'none',
  },
  '&[aria-expanded="true"]': { color: paletteVar('sidebar-active') },
  '&[aria-expanded="true"] > .arrow': { transform: 'rotate(90deg)' },
  // Deeper lines stand under the label of their group.
  '&[data-depth="1"]': { paddingLeft: 39, minHeight: 34, fontSize: '0.96em' },
  '&[data-depth="2"]': { paddingLeft: 52, minHeight: 32, fontSize: '0.93em' },
  '[data-collapsed="true"] &': { padding: '0 9px', '& > .label, & > .arrow': { opacity: 0 }, '& > .label': { whiteSpace: 'nowrap' } },
} as const;

export const MenuLine = staticStyled(Link)(line);
export const MenuHeading = staticStyled('button')(line);

/** Opens and closes by its one grid row, so that any number of entries moves alike. */
export const Fold = staticStyled('div')({
  display: 'grid',
  gridTemplateRows: '0fr',
  // One that opens with its page, by nobody's press, moves the lines below at once: a press on its way to them would hit another.
  'button:is(:hover, :focus) + &': { transition: `grid-template-rows ${ease}` },
  // Clipped, as a hidden overflow can still be scrolled: an entry brought into sight on the way would slide off under the pointer.
  '& > ul': { overflow: 'clip', minHeight: 0 },
  '&[data-open="true"]': { gridTemplateRows: '1fr' },
});

import { styled } from '@mui/material/styles';
import { hairline, ink, measure, softHairline } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** Width of the column of check boxes. */
export const CHECK_WIDTH = 44;
const HEAD_HEIGHT = 38;
/** Between the name of a column and the edge it is resized by: a finger that aims at the one does not hit the other. */
const HEAD_END = 17;

/** Scrolls the table in both directions inside its card, so that head and pager stay in sight. */
export const TableScroll = styled('div')({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 200,
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
});

/**
 * One style sheet for a whole table: cells are bare elements and carry no style of their own,
 * which is what keeps a hundred rows of twelve columns cheap.
 */
export const TableSheet = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: measure.font,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '3px 12px', textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', borderBottom: softHairline },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: HEAD_HEIGHT,
    padding: `0 ${HEAD_END}px 0 12px`,
    fontSize: 13,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: ink('text-secondary'),
    backgroundColor: ink('background-default'),
    borderBottom: hairline,
  },
  '& td': { height: measure.row, backgroundColor: ink('background-paper'), verticalAlign: 'middle' },
  // Numbers end where the names of their columns end.
  '& .end': { textAlign: 'end', whiteSpace: 'nowrap', paddingRight: HEAD_END },
  '& .center': { textAlign: 'center' },
  '& .pinned': { position: 'sticky', zIndex: 2 },
  '& th.pinned': { zIndex: 4 },
  '& .seam-start': { boxShadow: `inset -1px 0 0 ${ink('divider')}` },
  '& .seam-end': { boxShadow: `inset 1px 0 0 ${ink('divider')}` },
  '& .check': { width: CHECK_WIDTH, padding: '0 0 0 8px', overflow: 'visible', left: 0, position: 'sticky', zIndex: 2 },
  '& th.check': { zIndex: 4 },
  // Links are made for the card's ground; on a tint they need the darker shade, and small print the darker of the two greys.
  '& tbody tr:hover td, & tbody tr[aria-selected="true"] td': { '--st-palette-primary-main': ink('primary-dark') },
  '& tbody tr:hover td': { backgroundColor: ink('background-default') },
  '& tbody tr[aria-selected="true"] td': { backgroundColor: ink('primary-soft'), '--small-ink': ink('text-secondary') },
  '&[data-stale="true"] tbody': { opacity: 0.55 },
});

/** The card a list stands in. Its height ends with the window, so that 20 rows scroll inside it and the pager stays in sight. */
export const ListCard = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: 'max(420px, var(--page-room, calc(100dvh - 122px)))',
  backgroundColor: ink('background-paper'),
  border: hairline,
  borderRadius: radius.card,
  [theme.breakpoints.down('sm')]: { maxHeight: 'none', border: 0, backgroundColor: 'transparent' },
}));

/** Second line of a cell, and other small print. */
export const Small = styled('div')({
  fontSize: measure.small,
  color: `var(--small-ink, ${ink('text-tertiary')})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

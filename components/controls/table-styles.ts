import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { PHONE_QUERY, radius } from '@/components/theme/tokens';

/** Width of the column of check boxes. */
export const CHECK_WIDTH = 44;
const HEAD_HEIGHT = 38;
/** Between the name of a column and the edge it is resized by: a finger that aims at the one does not hit the other. */
const HEAD_END = 17;

/** Height of a card that is still on its way, and what lies between two. */
const CARD = { height: 132, gap: 10 };

/**
 * Scrolls the table in both directions inside its card, so that head and pager stay in sight. The server, which knows no widths, draws
 * the table for a phone as well: there its place shows cards on their way, until the cards come.
 */
export const TableScroll = staticStyled('div')({
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 200,
  // Room for what says that there is nothing, which a few rows do not need.
  '&[data-few="true"]': { minHeight: 0 },
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: -2 },
  // What unfolds below a row is as wide as what is seen of the table, not as the table.
  '&[data-unfolds="true"]': { containerType: 'inline-size' },
  [`@media ${PHONE_QUERY}`]: {
    height: 6 * (CARD.height + CARD.gap),
    overflow: 'hidden',
    backgroundImage: `repeating-linear-gradient(transparent 0 ${CARD.gap}px, ${paletteVar('action-hover')} ${CARD.gap}px ${CARD.gap + CARD.height}px)`,
    '& > *': { visibility: 'hidden' },
  },
  // Nothing scrolls on paper.
  '@media print': { overflow: 'visible' },
});

/**
 * One style sheet for a whole table: cells are bare elements and carry no style of their own,
 * which is what keeps a hundred rows of twelve columns cheap.
 */
export const tableSheet = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  fontSize: sizeVar.font,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  // Clipped and not hidden: a hidden overflow makes a scroller of each cell, which the browser keeps, lays out and paints as one.
  '& th, & td': { padding: '3px 8px', textAlign: 'start', overflow: 'clip', textOverflow: 'ellipsis', borderBottom: softBorder },
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 3,
    height: HEAD_HEIGHT,
    padding: `0 ${HEAD_END}px 0 8px`,
    fontSize: 13,
    fontWeight: 500,
    // English heads of two words take two lines in columns that are measured for Chinese, whose words stay whole.
    lineHeight: 1.2,
    wordBreak: 'keep-all',
    textWrap: 'balance',
    color: paletteVar('text-secondary'),
    backgroundColor: paletteVar('background-default'),
    borderBottom: border,
  },
  '& td': { height: sizeVar.row, backgroundColor: paletteVar('background-paper'), verticalAlign: 'middle' },
  // Numbers end where the names of their columns end.
  '& .end': { textAlign: 'end', paddingRight: HEAD_END },
  '& td.end': { whiteSpace: 'nowrap' },
  // Large ones take a second line instead of being cut: an amount that ends in dots cannot be read.
  '& > tbody > tr:not(.panel) > td wbr': { whiteSpace: 'normal' },
  '& .center': { textAlign: 'center' },
  '& .pinned': { position: 'sticky', zIndex: 2 },
  '& th.pinned': { zIndex: 4 },
  '& .seam-start': { boxShadow: `inset -1px 0 0 ${paletteVar('divider')}` },
  '& .seam-end': { boxShadow: `inset 1px 0 0 ${paletteVar('divider')}` },
  '& .check': { width: CHECK_WIDTH, padding: '0 0 0 8px', overflow: 'visible', left: 0, position: 'sticky', zIndex: 2 },
  '& th.check': { zIndex: 4 },
  '& .unfold': { padding: '0 0 0 4px', overflow: 'visible', left: 0, position: 'sticky', zIndex: 2 },
  '& thead .unfold': { top: 0, zIndex: 4, height: HEAD_HEIGHT, backgroundColor: paletteVar('background-default'), borderBottom: border },
  '& .panel > td': { height: 'auto', padding: 0, overflow: 'visible', backgroundColor: paletteVar('background-default') },
  '& tbody .panel:hover > td': { backgroundColor: paletteVar('background-default') },
  '& .panel > td > div': { position: 'sticky', left: 0, width: '100cqw', padding: '10px 16px 14px 44px' },
  // Links are made for the card's ground; on a tint they need the darker shade, and small print the darker of the two greys.
  '& tbody tr:hover td, & tbody tr[aria-selected="true"] td': { '--st-palette-primary-main': paletteVar('primary-dark') },
  '& tbody tr:hover td': { backgroundColor: paletteVar('background-default') },
  '& tbody tr[aria-selected="true"] td': { backgroundColor: paletteVar('primary-soft'), '--small-ink': paletteVar('text-secondary') },
  '&[data-stale="true"] tbody': { opacity: 0.55 },
  // A head is repeated on every page by the browser; whatever sticks would lie over rows.
  '@media print': { '& th, & td, & .pinned, & .check, & .unfold': { position: 'static' }, '& tr': { breakInside: 'avoid' } },
} as const;
/** A table of rows. */
export const TableSheet = staticStyled('table')(tableSheet);

/** What the frame leaves of the window: below its head and the notices in it, without the padding of the page. */
export const PAGE_ROOM = 'var(--page-room, calc(100dvh - 122px - var(--notices, 0px)))';

/** The card a list stands in. Its height ends with the window, so that 20 rows scroll inside it and the pager stays in sight. */
export const ListCard = staticStyled('section')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxHeight: `max(420px, ${PAGE_ROOM})`,
  // With more than rows in it the page scrolls instead.
  '&&[data-grows="true"]': { maxHeight: 'none' },
  backgroundColor: paletteVar('background-paper'),
  border: border,
  borderRadius: radius.card,
  [`@media ${PHONE_QUERY}`]: { maxHeight: 'none', border: 0, backgroundColor: 'transparent' },
  // On paper every row stands, below the others.
  '@media print': { display: 'block', maxHeight: 'none !important', border: 0 },
});

const smallPrint = {
  fontSize: sizeVar.small,
  color: `var(--small-ink, ${paletteVar('text-tertiary')})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;
/** Second line of a cell, and other small print. */
export const Small = staticStyled('div')(smallPrint);
/** Small print within a line. */
export const SmallText = staticStyled('span')(smallPrint);

/** A text of up to two lines; what is longer ends in the second. */
export const TWO_LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' } as const;

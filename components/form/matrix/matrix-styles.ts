import { styled } from '@mui/material/styles';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** The head stays above the rows: what is scrolled to, by keys or to a fault, stands below it. */
export const HEAD_HEIGHT = 40;
/** How much of a sheet is in sight at most. */
export const SIGHT_HEIGHT = 560;
/** What a row is taken to be high until it was measured. */
export const ESTIMATED_ROW = 41;
/** Rows beyond those in sight. Each is a line of ten cells that is drawn when the form opens and seen by nobody. */
export const OVERSCAN = 2;

/** The frame of a matrix: it scrolls inside itself, its head stays in sight. */
export const MatrixFrame = styled('div')({
  maxHeight: SIGHT_HEIGHT,
  scrollPaddingTop: HEAD_HEIGHT,
  overflow: 'auto',
  border: border,
  borderRadius: radius.card,
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: sizeVar.font, fontVariantNumeric: 'tabular-nums' },
  '& thead th, & thead td': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 36,
    padding: '0 8px',
    textAlign: 'start',
    fontSize: 13,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: paletteVar('text-secondary'),
    backgroundColor: paletteVar('background-default'),
    borderBottom: border,
  },
  '& th i': { marginLeft: 3, color: paletteVar('error-main'), fontStyle: 'normal' },
  '& th[data-kind="money"], & th[data-kind="integer"], & th[data-kind="decimal"]': { textAlign: 'end' },
  '& td': { padding: '4px 8px', borderBottom: softBorder, verticalAlign: 'middle' },
  '& td.name': { minWidth: 108 },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '& .fill td': { backgroundColor: paletteVar('primary-soft'), color: paletteVar('primary-dark'), whiteSpace: 'nowrap' },
  '& input:not([type="checkbox"]), & select': {
    width: '100%',
    minWidth: 72,
    height: 32,
    padding: '0 8px',
    font: 'inherit',
    color: paletteVar('text-primary'),
    backgroundColor: paletteVar('background-paper'),
    border: border,
    borderRadius: radius.control,
    outlineOffset: -1,
  },
  '& input[data-number="true"]': { textAlign: 'end' },
  '& input[aria-invalid="true"], & select[aria-invalid="true"]': { borderColor: paletteVar('error-main') },
  '& input:read-only': { color: paletteVar('text-tertiary'), backgroundColor: paletteVar('background-default') },
  '& .cell': { display: 'block' },
  '& .cell > i': { display: 'block', fontStyle: 'normal', fontSize: sizeVar.small, textAlign: 'end', color: paletteVar('error-main') },
});

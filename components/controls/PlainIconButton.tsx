import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

/**
 * An icon that does something, on a plain button: for what a page shows first, and for tables and lists that hold it a hundred times.
 * It looks as MUI's small one does under our theme (overrides/icon-button.ts).
 */
export const PlainIconButton = staticStyled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: sizeVar.controlSmall,
  height: sizeVar.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: paletteVar('text-secondary'),
  cursor: 'pointer',
  '&:hover': { backgroundColor: paletteVar('hairline-soft'), color: paletteVar('text-primary') },
  '&:disabled': { cursor: 'not-allowed', color: paletteVar('action-disabled'), backgroundColor: 'transparent' },
  '& svg': { fontSize: 18 },
  // The arrow of what it unfolds, in a column of its own.
  '&[data-unfolds]': { width: 28, height: 28 },
  '&[data-unfolds] svg': { fontSize: 20, transition: 'transform 120ms' },
  '&[data-unfolds][aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
});

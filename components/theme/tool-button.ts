'use client';
import { paletteVar, sizeVar } from './css-vars';
import { staticStyled } from './static-styled';

/** A square button of the navbar with an icon; it always carries an accessible name. */
export const ToolButton = staticStyled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: sizeVar.control,
  height: sizeVar.control,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: paletteVar('text-secondary'),
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"][aria-haspopup]': { backgroundColor: paletteVar('hairline-soft'), color: paletteVar('text-primary') },
});

import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

/** A bare button in a cell that looks like a link: many of them stand in a table, so it is as plain as can be. */
export const LinkButton = staticStyled('button')({
  minHeight: 24,
  // As high as a finger or pointer needs, without making its row any higher.
  margin: '-4px 0',
  padding: '0 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: paletteVar('primary-main'),
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: paletteVar('primary-soft'), color: paletteVar('primary-dark') },
  '&:disabled': { color: paletteVar('text-disabled'), cursor: 'not-allowed', background: 'none' },
  '&[data-danger="true"]': { color: paletteVar('error-main') },
  '&[data-danger="true"]:hover': { backgroundColor: paletteVar('error-soft') },
});

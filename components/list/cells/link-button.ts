import { ink } from '@/components/theme/css-vars';
import { plain } from '@/components/theme/plain';

/** A bare button in a cell that looks like a link: many of them stand in a table, so it is as plain as can be. */
export const LinkButton = plain('button')({
  minHeight: 24,
  // As high as a finger or pointer needs, without making its row any higher.
  margin: '-4px 0',
  padding: '0 6px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: ink('primary-main'),
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { backgroundColor: ink('primary-soft'), color: ink('primary-dark') },
  '&:disabled': { color: ink('text-disabled'), cursor: 'not-allowed', background: 'none' },
  '&[data-danger="true"]': { color: ink('error-main') },
  '&[data-danger="true"]:hover': { backgroundColor: ink('error-soft') },
});

'use client';
import { ink, measure } from './css-vars';
import { plain } from './plain';

/** A square button of the navbar with an icon; it always carries an accessible name. */
export const ToolButton = plain('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: measure.control,
  height: measure.control,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: ink('text-secondary'),
  cursor: 'pointer',
  '&:hover, &[aria-expanded="true"][aria-haspopup]': { backgroundColor: ink('hairline-soft'), color: ink('text-primary') },
});

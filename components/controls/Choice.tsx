import type { KeyboardEvent } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { boxed, focused } from './filter-styles';

/**
 * What a list is to look for that this key opens, undefined where it opens none. Besides Enter and the space bar, which press the button:
 * the arrows, and any sign. Signs are looked for as little as arrows: typed into the list a question mark shows the sheet of shortcuts.
 */
export function openingLetter(event: KeyboardEvent): string | undefined {
  const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const sign = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!arrow && !sign) return undefined;
  event.preventDefault();
  return /^[\p{L}\p{N}]$/u.test(event.key) ? event.key : '';
}

/** A filter's label and what is chosen, in one line. */
export const Shown = ({ label, text }: { label: string; text: string }) => (
  <Line>
    <Muted>{label}</Muted> {text}
  </Line>
);
export const Muted = staticStyled('span')({ color: paletteVar('text-tertiary') });
const Line = staticStyled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const Choice = staticStyled('button')({
  ...boxed,
  minWidth: 130,
  maxWidth: 260,
  padding: '0 6px 0 12px',
  fontFamily: 'inherit',
  color: paletteVar('text-primary'),
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& > svg': { flex: 'none', fontSize: 20, color: paletteVar('text-tertiary') },
  '&:focus-visible': { outline: 'none', ...focused },
});

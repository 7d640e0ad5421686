import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { boxed, focused } from './filter-styles';

/** Whether a key opens a list. Besides Enter and the space bar, which press the button: the arrows, and a letter, which the list then looks for. */
export function opensList(event: KeyboardEvent): boolean {
  const arrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const letter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (arrow || letter) event.preventDefault();
  return arrow || letter;
}

/** A filter's label and what is chosen, in one line. */
export const Shown = ({ label, text }: { label: string; text: string }) => (
  <Line>
    <Muted>{label}</Muted> {text}
  </Line>
);
export const Muted = styled('span')({ color: paletteVar('text-tertiary') });
const Line = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const Choice = styled('button')({
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

'use client';
import type { KeyboardEvent } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { motion, radius } from '@/components/theme/tokens';

interface Props {
  readonly label: string;
  readonly disabled?: boolean;
  onRemove(): void;
}

const removing = (event: KeyboardEvent) => event.key === 'Backspace' || event.key === 'Delete';

/** A word with a cross, taken away by the cross or by Backspace or Delete. It looks as MUI's Chip does under our theme (overrides/chip.ts). */
export const RemovableChip = ({ label, disabled, onRemove }: Props) => (
  <Tag
    role="button"
    tabIndex={0}
    data-disabled={disabled}
    onKeyDown={(event) => {
      // Some browsers go back a page.
      if (removing(event)) event.preventDefault();
    }}
    onKeyUp={(event) => {
      if (removing(event) && !disabled) onRemove();
    }}
  >
    <span>{label}</span>
    <svg aria-hidden focusable="false" viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" onClick={onRemove}>
      {/* A disc with a cross cut out of it. */}
      <path
        fillRule="evenodd"
        d="M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM8.4 7 12 10.6 15.6 7 17 8.4 13.4 12l3.6 3.6-1.4 1.4-3.6-3.6L8.4 17 7 15.6l3.6-3.6L7 8.4z"
      />
    </svg>
  </Tag>
);

const tinted = (name: string, share: string | number) => `oklch(from ${paletteVar(name)} l c h / ${share})`;
const focusShare = `calc(${paletteVar('action-selectedOpacity')} + ${paletteVar('action-focusOpacity')})`;

const Tag = staticStyled('div')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  height: 22,
  borderRadius: radius.chip,
  fontSize: sizeVar.small,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  verticalAlign: 'middle',
  color: paletteVar('neutral-main'),
  backgroundColor: paletteVar('neutral-soft'),
  transition: `background-color ${motion.longMs}ms ${motion.easing}`,
  '&:focus-visible': { backgroundColor: tinted('action-selected', focusShare) },
  '&[data-disabled="true"]': { opacity: paletteVar('action-disabledOpacity'), pointerEvents: 'none' },
  '& > span': { padding: '0 8px', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': {
    flex: 'none',
    margin: '0 4px 0 -4px',
    fontSize: 16,
    color: tinted('text-primary', 0.26),
    cursor: 'pointer',
    '&:hover': { color: tinted('text-primary', 0.4) },
  },
});

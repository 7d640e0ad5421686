'use client';
import type { ComponentProps, ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { motion } from '@/components/theme/tokens';
import { hiddenInput } from './hidden-input';

export interface CheckableProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly checked: boolean;
  readonly label: ReactNode;
}

interface Props extends CheckableProps {
  readonly type: 'checkbox' | 'radio';
  /** What is drawn while it is not chosen, and what is drawn while it is. */
  readonly off: ReactNode;
  readonly on: ReactNode;
}

/** A mark of 20 px in a target of 32 px, with its words: the browser's own input under a drawing of ours. */
export const CheckableInput = ({ label, off, on, ...input }: Props) => (
  <Line>
    <span className="mark" data-type={input.type}>
      <input {...input} />
      <svg aria-hidden focusable="false" viewBox="0 0 24 24">
        <g className="off">{off}</g>
        <g className="on">{on}</g>
      </svg>
    </span>
    <span className="words">{label}</span>
  </Line>
);

/** As MUI's FormControlLabel, Checkbox and Radio look under our theme (overrides/checkbox.ts). */
const Line = staticStyled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  margin: '0 16px 0 -6px',
  fontSize: sizeVar.font,
  lineHeight: 1.57,
  verticalAlign: 'middle',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '& > .mark': { position: 'relative', flex: 'none', display: 'flex', padding: 6, borderRadius: 8, color: paletteVar('text-tertiary') },
  '& > .mark[data-type="radio"]': { borderRadius: '50%' },
  '& > .mark:hover': { backgroundColor: paletteVar('hairline-soft') },
  '& > .mark:has(:focus-visible)': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 2 },
  '& input': hiddenInput,
  '& svg': { display: 'block', width: 20, height: 20, fill: 'currentColor' },
  '& :checked + svg': { color: paletteVar('primary-main') },
  '& :disabled + svg': { color: paletteVar('action-disabled') },
  // The dot of a radio button grows out of its middle; the tick of a box takes the place of the empty one.
  '& [data-type="radio"] .on': {
    transform: 'scale(0)',
    transformOrigin: 'center',
    transition: `transform ${motion.shortMs}ms ${motion.easing}`,
  },
  '& [data-type="radio"] :checked + svg > .on': { transform: 'scale(1)' },
  '& [data-type="checkbox"] > :checked + svg > .off, & [data-type="checkbox"] > :not(:checked) + svg > .on': { display: 'none' },
  '&:has(:disabled)': { cursor: 'default' },
  '&:has(:disabled) > .mark': { pointerEvents: 'none' },
  '&:has(:disabled) > .words': { color: paletteVar('text-disabled') },
});

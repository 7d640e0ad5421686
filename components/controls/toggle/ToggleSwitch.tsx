'use client';
import type { ComponentProps } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { motion, white } from '@/components/theme/tokens';
import { hiddenInput } from './hidden-input';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  readonly checked: boolean;
  readonly small?: boolean;
  onSwitch(on: boolean): void;
}

/** On or off: the browser's own check box under the face MUI's switch has in our theme (overrides/switch.ts). */
export const ToggleSwitch = ({ small, onSwitch, ...input }: Props) => (
  <Target data-small={small}>
    {/* biome-ignore lint/a11y/useAriaPropsForRole: a check box says by itself whether it is checked. */}
    <input {...input} type="checkbox" role="switch" onChange={(event) => onSwitch(event.target.checked)} />
    <span className="track" />
    <span className="knob" />
  </Target>
);

const moves = (...properties: string[]) => properties.map((property) => `${property} ${motion.shortMs}ms ${motion.easing}`).join();
/** Around the knob that is pointed at. */
const shade = (name: string) => `0 0 0 6px oklch(from ${paletteVar(name)} l c h / ${paletteVar('action-hoverOpacity')})`;

/** A pill of 36 x 20 in a target of 44 x 28; a small one of 30 x 16 in 38 x 24. */
const Target = staticStyled('span')({
  position: 'relative',
  zIndex: 0,
  boxSizing: 'border-box',
  display: 'inline-flex',
  flexShrink: 0,
  width: 44,
  height: 28,
  padding: 4,
  overflow: 'hidden',
  verticalAlign: 'middle',
  '& > input': hiddenInput,
  '& > .track': {
    width: '100%',
    borderRadius: 10,
    backgroundColor: paletteVar('text-disabled'),
    transition: moves('opacity', 'background-color'),
    '@media (forced-colors: active)': { boxSizing: 'border-box', border: '1px solid ButtonBorder' },
  },
  '& > .knob': {
    position: 'absolute',
    top: 6,
    left: 6,
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    // Forced colours show it.
    border: '1px solid transparent',
    borderRadius: '50%',
    backgroundColor: white,
    transition: moves('transform'),
  },
  '& > :checked ~ .track': { backgroundColor: paletteVar('primary-main') },
  '& > :checked ~ .knob': { transform: 'translateX(16px)' },
  '& > :disabled ~ .track': { opacity: 0.45 },
  '& > :focus-visible ~ .track': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 1 },
  '@media (hover: hover)': {
    '&:hover > :enabled ~ .knob': { boxShadow: shade('action-active') },
    '&:hover > :enabled:checked ~ .knob': { boxShadow: shade('primary-main') },
  },
  '&[data-small="true"]': { width: 38, height: 24 },
  '&[data-small="true"] > .knob': { width: 12, height: 12 },
  '&[data-small="true"] > :checked ~ .knob': { transform: 'translateX(14px)' },
});

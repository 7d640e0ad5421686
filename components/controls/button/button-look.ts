import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { motion, radius } from '@/components/theme/tokens';

export interface ButtonLook {
  /** Filled for the one main action, outlined for the others, text for what stands back. */
  readonly variant: 'contained' | 'outlined' | 'text';
  readonly color?: 'primary' | 'neutral' | 'error' | undefined;
  readonly size?: 'small' | undefined;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/** The attributes by which `buttonStyles` tell one look from another. */
export const lookOf = ({ variant, color = 'primary', size }: Pick<ButtonLook, 'variant' | 'color' | 'size'>) => ({
  'data-look': variant,
  'data-color': color,
  'data-size': size,
});

const pressable = '&:not(:disabled):hover';
/** The theme's styles of MuiButton and of MUI itself, once for all buttons (overrides/button.ts). */
export const buttonStyles: CSSObject = {
  position: 'relative',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: sizeVar.control,
  margin: 0,
  padding: '0 14px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  fontFamily: 'inherit',
  fontSize: sizeVar.font,
  fontWeight: 500,
  lineHeight: 1.4,
  textDecoration: 'none',
  verticalAlign: 'middle',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: ['background-color', 'border-color', 'color'].map((property) => `${property} ${motion.shortMs}ms ${motion.easing}`).join(),
  '& > span': { display: 'inherit' },
  '& > .start': { margin: '0 6px 0 -2px' },
  '& > .end': { margin: '0 -2px 0 4px' },
  '& > span > svg': { fontSize: 18 },
  '&[data-look="contained"]': { color: paletteVar('primary-contrastText'), backgroundColor: paletteVar('primary-main') },
  '&[data-look="contained"][data-color="error"]': { color: paletteVar('error-contrastText'), backgroundColor: paletteVar('error-main') },
  '&[data-look="outlined"]': {
    border: `1px solid ${paletteVar('hairline-control')}`,
    color: paletteVar('text-primary'),
    backgroundColor: paletteVar('background-paper'),
  },
  '&[data-look="outlined"][data-color="error"]': {
    color: paletteVar('error-main'),
    borderColor: `oklch(from ${paletteVar('error-main')} l c h / 0.5)`,
    backgroundColor: 'transparent',
  },
  '&[data-look="text"]': { padding: '0 8px', color: paletteVar('primary-dark') },
  '&[data-look="text"][data-color="neutral"]': { color: paletteVar('text-secondary') },
  '&[data-look="text"][data-color="error"]': { color: paletteVar('error-main') },
  '&[data-size="small"]': { minHeight: sizeVar.controlSmall, padding: '0 10px', fontSize: sizeVar.small },
  // A finger that let go hovers no longer, but the browser believes it does.
  '@media (hover: hover)': {
    [`${pressable}[data-look="contained"]`]: { backgroundColor: paletteVar('primary-dark') },
    [`${pressable}[data-look="contained"][data-color="error"]`]: { backgroundColor: paletteVar('error-dark') },
    [`${pressable}[data-look="outlined"]`]: { borderColor: paletteVar('primary-accent'), color: paletteVar('primary-dark') },
    [`${pressable}[data-look="outlined"][data-color="error"]`]: {
      borderColor: paletteVar('error-main'),
      color: paletteVar('error-main'),
      backgroundColor: paletteVar('error-soft'),
    },
    [`${pressable}[data-look="text"]`]: { backgroundColor: paletteVar('primary-soft') },
    [`${pressable}[data-look="text"][data-color="neutral"]`]: { backgroundColor: paletteVar('hairline-soft') },
    [`${pressable}[data-look="text"][data-color="error"]`]: { backgroundColor: paletteVar('error-soft') },
  },
  '&:disabled': { cursor: 'default', pointerEvents: 'none' },
  '&&:disabled': { color: paletteVar('action-disabled'), borderColor: paletteVar('action-disabledBackground') },
  '&[data-look="contained"]:disabled': { backgroundColor: paletteVar('action-disabledBackground') },
  '&&[aria-busy="true"]': { color: 'transparent' },
  '&[aria-busy="true"]::after': {
    content: '""',
    position: 'absolute',
    width: 18,
    height: 18,
    border: `2px solid ${paletteVar('action-disabled')}`,
    borderTopColor: 'transparent',
    borderRadius: 9,
    animation: 'button-turns 900ms linear infinite',
  },
  '@keyframes button-turns': { to: { transform: 'rotate(360deg)' } },
};

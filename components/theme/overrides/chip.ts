import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

const colours = ['primary', 'success', 'warning', 'error', 'info', 'neutral'] as const;

/** States: text of the state's colour on its tint. */
export const chip: Components<Theme> = {
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: radius.chip, fontSize: sizeVar.small, height: 24 },
      sizeSmall: { height: 22 },
      label: { paddingLeft: 8, paddingRight: 8 },
    },
    variants: [
      {
        props: { color: 'default', variant: 'filled' },
        style: { backgroundColor: paletteVar('neutral-soft'), color: paletteVar('neutral-main') },
      },
      ...colours.map((color) => ({
        props: { color, variant: 'filled' as const },
        style: {
          backgroundColor: paletteVar(`${color}-soft`),
          color: paletteVar(color === 'primary' ? 'primary-dark' : `${color}-main`),
          '& .MuiChip-deleteIcon, & .MuiChip-icon': { color: 'inherit' },
        },
      })),
    ],
  },
};

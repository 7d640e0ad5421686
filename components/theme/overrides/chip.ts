import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

const colours = ['primary', 'success', 'warning', 'error', 'info', 'neutral'] as const;

/** States: text of the state's colour on its tint. */
export const chip: Components<Theme> = {
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { borderRadius: radius.chip, fontSize: measure.small, height: 24 },
      sizeSmall: { height: 22 },
      label: { paddingLeft: 8, paddingRight: 8 },
    },
    variants: [
      { props: { color: 'default', variant: 'filled' }, style: { backgroundColor: ink('neutral-soft'), color: ink('neutral-main') } },
      ...colours.map((color) => ({
        props: { color, variant: 'filled' as const },
        style: {
          backgroundColor: ink(`${color}-soft`),
          color: ink(color === 'primary' ? 'primary-dark' : `${color}-main`),
          '& .MuiChip-deleteIcon, & .MuiChip-icon': { color: 'inherit' },
        },
      })),
    ],
  },
};

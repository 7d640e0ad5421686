import type { Components, Theme } from '@mui/material/styles';
import { ink } from '../css-vars';

/** Placeholders in the shape of what comes. */
export const skeleton: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: ink('hairline-soft') }, rounded: { borderRadius: 6 } },
  },
};

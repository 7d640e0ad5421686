import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';

/** Placeholders in the shape of what comes. */
export const skeleton: Components<Theme> = {
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: paletteVar('hairline-soft') }, rounded: { borderRadius: 6 } },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';

/** Panels that slide in from an edge. */
export const drawer: Components<Theme> = {
  MuiDrawer: { styleOverrides: { paper: { boxShadow: paletteVar('floating-shadow'), backgroundImage: 'none' } } },
};

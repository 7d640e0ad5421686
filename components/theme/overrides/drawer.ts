import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';
import { released } from './released';

/** Panels that slide in from an edge. */
export const drawer: Components<Theme> = {
  MuiDrawer: { defaultProps: released, styleOverrides: { paper: { boxShadow: paletteVar('floating-shadow'), backgroundImage: 'none' } } },
};

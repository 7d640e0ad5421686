import type { Components, Theme } from '@mui/material/styles';
import { ink } from '../css-vars';

/** Panels that slide in from an edge. */
export const drawer: Components<Theme> = {
  MuiDrawer: { styleOverrides: { paper: { boxShadow: ink('floating-shadow'), backgroundImage: 'none' } } },
};

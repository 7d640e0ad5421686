import type { Components, Theme } from '@mui/material/styles';

/** Surfaces have no shade of their own in dark mode; the card colour says enough. */
export const paper: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none', '--Paper-overlay': 'none' } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';

/** The loading bar of tables and uploads. */
export const linearProgress: Components<Theme> = {
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 3, borderRadius: 2, backgroundColor: paletteVar('primary-soft') },
      bar: { backgroundColor: paletteVar('primary-accent') },
    },
  },
};

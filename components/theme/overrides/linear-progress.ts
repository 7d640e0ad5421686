import type { Components, Theme } from '@mui/material/styles';
import { ink } from '../css-vars';

/** The loading bar of tables and uploads. */
export const linearProgress: Components<Theme> = {
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 3, borderRadius: 2, backgroundColor: ink('primary-soft') },
      bar: { backgroundColor: ink('primary-accent') },
    },
  },
};

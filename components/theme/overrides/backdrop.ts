import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';

/** The veil behind dialogs; menus keep theirs clear. */
export const backdrop: Components<Theme> = {
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: paletteVar('floating-backdrop') } } } },
};

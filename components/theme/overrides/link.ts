import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';

/** Links stand out by colour and are underlined when pointed at. */
export const link: Components<Theme> = {
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { color: paletteVar('primary-dark'), borderRadius: 3 } } },
};

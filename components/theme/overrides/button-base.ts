import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';

/** Everything that can be pressed: no ripple, one visible focus ring. */
export const buttonBase: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true, disableTouchRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 2 } },
    },
  },
};

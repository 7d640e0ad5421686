import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';

/** Labels above and sentences below a field. */
export const formText: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: { fontSize: sizeVar.font, color: paletteVar('text-secondary') },
      asterisk: { color: paletteVar('error-main') },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: sizeVar.small, marginLeft: 0, marginRight: 0, lineHeight: 1.5 } } },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        '&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': {
          transform: `translate(12px, calc((${sizeVar.control} - 1.4375em) / 2)) scale(1)`,
        },
        '&.MuiInputLabel-outlined.MuiInputLabel-shrink': { transform: 'translate(12px, -9px) scale(0.86)' },
      },
    },
  },
};

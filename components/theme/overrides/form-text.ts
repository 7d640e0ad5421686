import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';

/** Labels above and sentences below a field. */
export const formText: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: { root: { fontSize: measure.font, color: ink('text-secondary') }, asterisk: { color: ink('error-main') } },
  },
  MuiFormHelperText: { styleOverrides: { root: { fontSize: measure.small, marginLeft: 0, marginRight: 0, lineHeight: 1.5 } } },
  MuiInputLabel: {
    styleOverrides: {
      root: {
        '&.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': {
          transform: `translate(12px, calc((${measure.control} - 1.4375em) / 2)) scale(1)`,
        },
        '&.MuiInputLabel-outlined.MuiInputLabel-shrink': { transform: 'translate(12px, -9px) scale(0.86)' },
      },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';

const target = {
  padding: 6,
  color: paletteVar('text-tertiary'),
  '& .MuiSvgIcon-root': { fontSize: 20 },
  '&:hover': { backgroundColor: paletteVar('hairline-soft') },
};

/** Check boxes and radio buttons: 20 px marks in a 32 px target. */
export const checkbox: Components<Theme> = {
  MuiCheckbox: { styleOverrides: { root: { ...target, borderRadius: 8 } } },
  MuiRadio: { styleOverrides: { root: target } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -6, marginRight: 16 }, label: { fontSize: sizeVar.font } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { border, paletteVar, sizeVar } from '../css-vars';

/** State tabs above a table, sections of a form. */
export const tabs: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40, borderBottom: border },
      indicator: { height: 2, backgroundColor: paletteVar('primary-main') },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        padding: '0 10px',
        fontSize: sizeVar.font,
        fontWeight: 400,
        color: paletteVar('text-secondary'),
        '&.Mui-selected': { color: paletteVar('primary-main'), fontWeight: 500 },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
};

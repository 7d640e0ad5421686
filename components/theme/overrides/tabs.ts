import type { Components, Theme } from '@mui/material/styles';
import { hairline, ink, measure } from '../css-vars';

/** State tabs above a table, sections of a form. */
export const tabs: Components<Theme> = {
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 40, borderBottom: hairline },
      indicator: { height: 2, backgroundColor: ink('primary-main') },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        padding: '0 10px',
        fontSize: measure.font,
        fontWeight: 400,
        color: ink('text-secondary'),
        '&.Mui-selected': { color: ink('primary-main'), fontWeight: 500 },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
};

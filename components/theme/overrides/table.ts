import type { Components, Theme } from '@mui/material/styles';
import { border, paletteVar, sizeVar, softBorder } from '../css-vars';

/** Tables: quiet head, one soft border a row, rows as high as the size says. */
export const table: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: softBorder, padding: '4px 12px', fontSize: sizeVar.font, lineHeight: 1.5 },
      head: {
        height: 38,
        padding: '0 12px',
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: paletteVar('text-secondary'),
        backgroundColor: paletteVar('background-default'),
        borderBottom: border,
      },
      stickyHeader: { backgroundColor: paletteVar('background-default') },
      paddingCheckbox: { width: 44, padding: '0 0 0 8px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '.MuiTableBody-root > &': { height: sizeVar.row },
        '&.MuiTableRow-hover:hover': { backgroundColor: paletteVar('background-default') },
        '&.Mui-selected, &.Mui-selected.MuiTableRow-hover:hover': { backgroundColor: paletteVar('primary-soft') },
      },
    },
  },
};

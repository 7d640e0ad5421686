import type { Components, Theme } from '@mui/material/styles';
import { hairline, ink, measure, softHairline } from '../css-vars';

/** Tables: quiet head, one soft hairline a row, rows as high as the size says. */
export const table: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: softHairline, padding: '4px 12px', fontSize: measure.font, lineHeight: 1.5 },
      head: {
        height: 38,
        padding: '0 12px',
        fontSize: 13,
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: ink('text-secondary'),
        backgroundColor: ink('background-default'),
        borderBottom: hairline,
      },
      stickyHeader: { backgroundColor: ink('background-default') },
      paddingCheckbox: { width: 44, padding: '0 0 0 8px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '.MuiTableBody-root > &': { height: measure.row },
        '&.MuiTableRow-hover:hover': { backgroundColor: ink('background-default') },
        '&.Mui-selected, &.Mui-selected.MuiTableRow-hover:hover': { backgroundColor: ink('primary-soft') },
      },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: ink('text-primary') } }, icon: { fontSize: 16 } } },
};

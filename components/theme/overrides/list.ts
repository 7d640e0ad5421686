import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Lists to choose from. */
export const list: Components<Theme> = {
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: ink('primary-soft'), color: ink('primary-dark') },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 30, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { primary: { fontSize: measure.font }, secondary: { fontSize: measure.small } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Lists to choose from. */
export const list: Components<Theme> = {
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paletteVar('primary-soft'), color: paletteVar('primary-dark') },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 30, color: 'inherit' } } },
  MuiListItemText: { styleOverrides: { primary: { fontSize: sizeVar.font }, secondary: { fontSize: sizeVar.small } } },
};

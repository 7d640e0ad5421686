import type { Components, Theme } from '@mui/material/styles';
import { border, paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Menus and other small floating panels. */
export const menu: Components<Theme> = {
  MuiPopover: {
    styleOverrides: {
      paper: {
        border: border,
        boxShadow: paletteVar('floating-shadow'),
        borderRadius: radius.card,
        backgroundImage: 'none',
        // It fades in and does not grow: an entry that moves between the press of a quick hand and its release is not chosen, or another is pressed.
        transform: 'none !important',
      },
    },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: sizeVar.font,
        minHeight: sizeVar.controlSmall,
        padding: '4px 12px',
        borderRadius: radius.chip,
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: paletteVar('primary-soft'),
          color: paletteVar('primary-dark'),
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: 28 },
      },
    },
  },
};

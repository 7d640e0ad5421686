import type { Components, Theme } from '@mui/material/styles';
import { hairline, ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Menus and other small floating panels. */
export const menu: Components<Theme> = {
  MuiPopover: {
    styleOverrides: { paper: { border: hairline, boxShadow: ink('floating-shadow'), borderRadius: radius.card, backgroundImage: 'none' } },
  },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        fontSize: measure.font,
        minHeight: measure.controlSmall,
        padding: '4px 12px',
        borderRadius: radius.chip,
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: ink('primary-soft'),
          color: ink('primary-dark'),
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: 28 },
      },
    },
  },
};

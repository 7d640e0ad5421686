import type { Components, Theme } from '@mui/material/styles';

/** Icons of menu entries. */
export const list: Components<Theme> = { MuiListItemIcon: { styleOverrides: { root: { minWidth: 30, color: 'inherit' } } } };

import type { Components, Theme } from '@mui/material/styles';
import { border, softBorder } from '../css-vars';
import { radius } from '../tokens';

/** A flat surface with one border. */
export const card: Components<Theme> = {
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: border, borderRadius: radius.card } } },
  MuiCardHeader: {
    defaultProps: { slotProps: { title: { variant: 'h2' } } },
    styleOverrides: {
      root: { padding: '11px 16px', minHeight: 48, borderBottom: softBorder },
      action: { margin: 0, alignSelf: 'center' },
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { hairline, softHairline } from '../css-vars';
import { radius } from '../tokens';

/** A flat surface with one hairline. */
export const card: Components<Theme> = {
  MuiCard: { defaultProps: { elevation: 0 }, styleOverrides: { root: { border: hairline, borderRadius: radius.card } } },
  MuiCardHeader: {
    defaultProps: { slotProps: { title: { variant: 'h2' } } },
    styleOverrides: {
      root: { padding: '11px 16px', minHeight: 48, borderBottom: softHairline },
      action: { margin: 0, alignSelf: 'center' },
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
};

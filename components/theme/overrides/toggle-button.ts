import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Segments: one of a few choices, side by side. */
export const toggleButton: Components<Theme> = {
  MuiToggleButtonGroup: { defaultProps: { size: 'small', exclusive: true }, styleOverrides: { root: { borderRadius: radius.control } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 28,
        padding: '0 10px',
        border: `1px solid ${ink('divider')}`,
        fontSize: measure.small,
        fontWeight: 400,
        whiteSpace: 'nowrap',
        color: ink('text-secondary'),
        '&:hover': { backgroundColor: ink('hairline-soft') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: ink('primary-soft'), color: ink('primary-dark') },
        '&.Mui-focusVisible': { zIndex: 1, outlineOffset: 0 },
      },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Segments: one of a few choices, side by side. */
export const toggleButton: Components<Theme> = {
  MuiToggleButtonGroup: { defaultProps: { size: 'small', exclusive: true }, styleOverrides: { root: { borderRadius: radius.control } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 28,
        padding: '0 10px',
        border: `1px solid ${paletteVar('divider')}`,
        fontSize: sizeVar.small,
        fontWeight: 400,
        whiteSpace: 'nowrap',
        color: paletteVar('text-secondary'),
        '&:hover': { backgroundColor: paletteVar('hairline-soft') },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paletteVar('primary-soft'), color: paletteVar('primary-dark') },
        '&.Mui-focusVisible': { zIndex: 1, outlineOffset: 0 },
      },
    },
  },
};

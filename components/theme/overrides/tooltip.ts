import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

/** Short explanations of icons and cut texts. */
export const tooltip: Components<Theme> = {
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: {
        backgroundColor: paletteVar('floating-tooltip'),
        color: paletteVar('floating-onTooltip'),
        fontSize: sizeVar.small,
        fontWeight: 400,
        padding: '5px 9px',
        borderRadius: radius.chip,
        maxWidth: 360,
      },
      arrow: { color: paletteVar('floating-tooltip') },
    },
  },
};

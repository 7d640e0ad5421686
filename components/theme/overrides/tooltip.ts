import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';
import { radius } from '../tokens';

/** Short explanations of icons and cut texts. */
export const tooltip: Components<Theme> = {
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: {
        backgroundColor: ink('floating-tooltip'),
        color: ink('floating-onTooltip'),
        fontSize: measure.small,
        fontWeight: 400,
        padding: '5px 9px',
        borderRadius: radius.chip,
        maxWidth: 360,
      },
      arrow: { color: ink('floating-tooltip') },
    },
  },
};

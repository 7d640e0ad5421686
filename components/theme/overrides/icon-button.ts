import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';

/** Square buttons with an icon; they always carry an accessible name. */
export const iconButton: Components<Theme> = {
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        padding: 0,
        width: measure.control,
        height: measure.control,
        color: ink('text-secondary'),
        '&:hover': { backgroundColor: ink('hairline-soft'), color: ink('text-primary') },
        '& .MuiSvgIcon-root': { fontSize: 20 },
      },
      sizeSmall: { width: measure.controlSmall, height: measure.controlSmall, '& .MuiSvgIcon-root': { fontSize: 18 } },
      colorInherit: { color: 'inherit' },
    },
    variants: [
      { props: { color: 'primary' }, style: { color: ink('primary-main') } },
      { props: { color: 'error' }, style: { color: ink('error-main') } },
    ],
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';

/** Square buttons with an icon; they always carry an accessible name. */
export const iconButton: Components<Theme> = {
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        padding: 0,
        width: sizeVar.control,
        height: sizeVar.control,
        color: paletteVar('text-secondary'),
        '&:hover': { backgroundColor: paletteVar('hairline-soft'), color: paletteVar('text-primary') },
        '& .MuiSvgIcon-root': { fontSize: 20 },
      },
      sizeSmall: { width: sizeVar.controlSmall, height: sizeVar.controlSmall, '& .MuiSvgIcon-root': { fontSize: 18 } },
      colorInherit: { color: 'inherit' },
    },
    variants: [
      { props: { color: 'primary' }, style: { color: paletteVar('primary-main') } },
      { props: { color: 'error' }, style: { color: paletteVar('error-main') } },
    ],
  },
  MuiSvgIcon: { styleOverrides: { root: { fontSize: 20 }, fontSizeSmall: { fontSize: 18 } } },
};

import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';
import { radius } from '../tokens';

const colours = ['success', 'warning', 'error', 'info'] as const;

/** Messages inside a page: tinted ground, text of the state's colour only on the icon. */
export const alert: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: radius.card, padding: '4px 12px', fontSize: sizeVar.font, color: paletteVar('text-primary') },
      message: { padding: '6px 0' },
      icon: { padding: '7px 0', marginRight: 10, fontSize: 20 },
    },
    variants: colours.map((severity) => ({
      props: { severity, variant: 'standard' as const },
      style: {
        backgroundColor: paletteVar(`${severity}-soft`),
        color: paletteVar('text-primary'),
        '& .MuiAlert-icon': { color: paletteVar(`${severity}-main`) },
      },
    })),
  },
};

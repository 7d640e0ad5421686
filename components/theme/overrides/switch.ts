import type { Components, Theme } from '@mui/material/styles';
import { paletteVar } from '../css-vars';
import { white } from '../tokens';

/** Switches: a 36 x 20 pill in a target of 28 px. */
export const switches: Components<Theme> = {
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 28, padding: 4 },
      switchBase: {
        padding: 6,
        '&.Mui-checked': { transform: 'translateX(16px)', color: white },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: paletteVar('primary-main') },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 1 },
        '&.Mui-focusVisible': { outline: 'none' },
      },
      thumb: { width: 16, height: 16, boxShadow: 'none', backgroundColor: white },
      track: { borderRadius: 10, opacity: 1, backgroundColor: paletteVar('text-disabled') },
      sizeSmall: {
        width: 38,
        height: 24,
        padding: 4,
        '& .MuiSwitch-switchBase': { padding: 6 },
        '& .MuiSwitch-switchBase.Mui-checked': { transform: 'translateX(14px)' },
        '& .MuiSwitch-thumb': { width: 12, height: 12 },
      },
    },
  },
};

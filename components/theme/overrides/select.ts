import type { Components, Theme } from '@mui/material/styles';
import { sizeVar } from '../css-vars';

/** Drop-down fields: the chosen text centred in the field's height. */
export const select: Components<Theme> = {
  MuiSelect: {
    styleOverrides: {
      select: {
        '&.MuiSelect-select': { minHeight: 0, height: '100%', display: 'flex', alignItems: 'center', paddingRight: 30 },
        fontSize: sizeVar.font,
      },
      icon: { fontSize: 20, right: 6 },
    },
  },
};

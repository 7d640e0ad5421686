import type { Components, Theme } from '@mui/material/styles';
import { paletteVar, sizeVar } from '../css-vars';

/** Where the page stands: the last step is the page itself. */
export const breadcrumbs: Components<Theme> = {
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: sizeVar.font, color: paletteVar('text-tertiary') },
      separator: { marginLeft: 5, marginRight: 5 },
    },
  },
};

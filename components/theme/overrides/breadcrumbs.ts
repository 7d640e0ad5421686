import type { Components, Theme } from '@mui/material/styles';
import { ink, measure } from '../css-vars';

/** Where the page stands: the last step is the page itself. */
export const breadcrumbs: Components<Theme> = {
  MuiBreadcrumbs: {
    styleOverrides: {
      root: { fontSize: measure.font, color: ink('text-tertiary') },
      separator: { marginLeft: 5, marginRight: 5 },
    },
  },
};

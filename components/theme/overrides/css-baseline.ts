import type { Components, Theme } from '@mui/material/styles';
import { schemeVariables } from '../appearance';
import { ink, measure } from '../css-vars';

/** Rules for the page itself: seed colours of the scheme in force, tabular figures, focus ring, reduced motion. */
export const cssBaseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root, [data-color-scheme="light"]': schemeVariables('light'),
      '[data-color-scheme="dark"]': schemeVariables('dark'),
      html: { textSizeAdjust: '100%' },
      body: { fontSize: measure.font, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
      'a, button, [tabindex], summary': { '&:focus-visible': { outline: `2px solid ${ink('primary-accent')}`, outlineOffset: 2 } },
      '::selection': { backgroundColor: ink('primary-fill'), color: ink('text-primary') },
      '*': { scrollbarWidth: 'thin', scrollbarColor: `${ink('hairline-control')} transparent` },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
};

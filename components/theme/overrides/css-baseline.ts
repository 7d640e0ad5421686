import type { Components, Theme } from '@mui/material/styles';
import { schemeVariables } from '../appearance';
import { paletteVar, sizeVar } from '../css-vars';

/** Rules for the page itself: seed colours of the scheme in force, tabular figures, focus ring, reduced motion. */
export const cssBaseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root, [data-color-scheme="light"]': schemeVariables('light'),
      '[data-color-scheme="dark"]': schemeVariables('dark'),
      html: { textSizeAdjust: '100%' },
      body: { fontSize: sizeVar.font, fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word' },
      'a, button, [tabindex], summary': { '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 2 } },
      // Fields that show their focus by a shadow, which forced colours take away.
      '@media (forced-colors: active)': {
        ':is(a, button, input, textarea, select, [role]):focus-visible': { outline: '2px solid Highlight !important' },
        // What is told by its ground alone.
        ':is([data-look="contained"], .MuiButton-contained):is(a, button)': { outline: '1px solid ButtonBorder', outlineOffset: '-1px' },
      },
      '::selection': { backgroundColor: paletteVar('primary-fill'), color: paletteVar('text-primary') },
      '*': { scrollbarWidth: 'thin', scrollbarColor: `${paletteVar('hairline-control')} transparent` },
      '#incomplete': { display: 'none' },
      // Over everything that was drawn and is dead.
      '[data-incomplete] #incomplete': {
        ...{ display: 'block', position: 'fixed', insetInline: 0, bottom: 0, zIndex: 2000, padding: '12px 16px', textAlign: 'center' },
        ...{
          color: paletteVar('text-primary'),
          backgroundColor: paletteVar('background-paper'),
          borderTop: `2px solid ${paletteVar('warning-main')}`,
        },
        '& button': {
          ...{ color: paletteVar('primary-dark'), font: 'inherit', fontWeight: 600, textDecoration: 'underline', cursor: 'pointer' },
          ...{ padding: 0, border: 0, background: 'none' },
        },
      },
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

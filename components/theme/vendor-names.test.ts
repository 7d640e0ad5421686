import createCache from '@emotion/cache';
import { type CSSObject, css } from '@emotion/react';
import { expect, test } from 'vitest';
import { vendorNames } from './vendor-names';

/** What a server writes into the page for these styles. */
function written(styles: CSSObject): string {
  const cache = createCache({ key: 'mui', stylisPlugins: [vendorNames] });
  return String(cache.insert('.it', css(styles), cache.sheet, true));
}

test('what some know under another name alone is written under both', () => {
  expect(written({ userSelect: 'none', color: 'red' })).toBe('.it{-webkit-user-select:none;user-select:none;color:red;}');
  expect(written({ '@media print': { colorAdjust: 'exact' } })).toBe(
    '@media print{.it{-webkit-print-color-adjust:exact;color-adjust:exact;}}',
  );
});

test('nothing is written for browsers of long ago', () => {
  expect(written({ display: 'flex', transition: 'none', '&::placeholder': { opacity: 1 } })).toBe(
    '.it{display:flex;transition:none;}.it::placeholder{opacity:1;}',
  );
});

import type { StylisPlugin } from '@emotion/cache';

/** Properties that a browser of the last three years knows under another name alone: Safari, and for printed colours Chromium as well. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'user-select': '-webkit-user-select',
  'text-size-adjust': '-webkit-text-size-adjust',
  'color-adjust': '-webkit-print-color-adjust',
};

/**
 * Writes the names those browsers want, and no others. Emotion's own list is one of old browsers: it makes the styles of a page a third
 * longer, and each selector of them that no browser knows is an error the browser raises for every field that is drawn.
 */
export const vendorNames: StylisPlugin = (element) => {
  const name = element.type === 'decl' && typeof element.props === 'string' ? OTHER_NAMES[element.props] : undefined;
  if (name) element.return = `${name}:${element.children};${element.value}`;
};

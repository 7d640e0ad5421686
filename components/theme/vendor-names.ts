import type { StylisPlugin } from '@emotion/cache';

/** Properties that a browser of the last three years knows under a name of its own alone: Safari's. */
const SAFARI_ONLY = ['user-select', 'text-size-adjust'];

/**
 * Writes the names Safari still wants, and no others. Emotion's own list is one of old browsers: it makes the styles of a page a third
 * longer, and each selector of them that no browser knows is an error the browser raises for every field that is drawn.
 */
export const vendorNames: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || !SAFARI_ONLY.includes(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

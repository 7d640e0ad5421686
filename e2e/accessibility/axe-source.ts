import axe from 'axe-core';
import { ALIKE } from './alike';

/** What axe has of a colour; its types leave the class out. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** Runs in the page: axe parses the colours of whatever lies below a text for each text anew, which is half of what contrast costs. */
function parseEachColourOnce({ prototype }: { prototype: Colour }): void {
  const parse = prototype.parseString;
  const parsed = new Map<string, Pick<Colour, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function parseString(text) {
    const before = parsed.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = parse.call(this, text);
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}

/** axe as it goes into a page, once, though its builder sends it twice for each look. Contrast is looked at once where cells are drawn alike. */
export const AXE_SOURCE = `if (!window.axe) {
${axe.source}
;(${parseEachColourOnce})(window.axe.commons.color.Color);
window.axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${ALIKE}])' }] });
}`;

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
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

/** axe as it goes into a page, a third of its size as written. Contrast is looked at once where cells are drawn alike. */
const AXE_SOURCE = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
;(${parseEachColourOnce})(window.axe.commons.color.Color);
window.axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${ALIKE}])' }] });`;

/** What axe's builder puts into each frame for each look, twice: nothing, as axe is there. */
export const NO_SOURCE = 'undefined';

/** Puts axe into the page and the frames in it that have it not yet. */
export async function putAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
}

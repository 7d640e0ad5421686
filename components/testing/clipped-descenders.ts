/** How much of the room below the baseline may be hidden, in parts of the font's size: the descenders of g and p need the rest of it. */
const SPARE = 0.09;

/** The texts within an element whose descenders are clipped by a box that hides what overflows it below. */
export function clippedDescenders(within: Element): string[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    const range = document.createRange();
    range.selectNodeContents(node);
    const bottom = [...range.getClientRects()].at(-1)?.bottom;
    if (!parentElement || bottom === undefined) continue;
    const spare = SPARE * Number.parseFloat(getComputedStyle(parentElement).fontSize);
    if (bottom - clipOf(parentElement, within) > spare) clipped.push(node.textContent ?? '');
  }
  return clipped;
}

/** The lower edge of the nearest box that hides what overflows it below. */
function clipOf(element: Element, within: Element): number {
  if (getComputedStyle(element).overflowY !== 'visible') return element.getBoundingClientRect().bottom;
  return element === within || !element.parentElement ? Number.POSITIVE_INFINITY : clipOf(element.parentElement, within);
}

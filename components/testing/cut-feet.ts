/** How much of a line's foot may be missing, in parts of the font's size: letters that reach below the line, as g and p, need the rest of it. */
const SPARE = 0.09;

/** The texts within an element whose letters lose their feet: to a box that hides what reaches out of it below. */
export function cutFeet(within: Element): string[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    const range = document.createRange();
    range.selectNodeContents(node);
    const foot = [...range.getClientRects()].at(-1)?.bottom;
    if (!parentElement || foot === undefined) continue;
    const spare = SPARE * Number.parseFloat(getComputedStyle(parentElement).fontSize);
    if (foot - clipOf(parentElement, within) > spare) cut.push(node.textContent ?? '');
  }
  return cut;
}

/** Where the nearest box that hides what reaches out below ends. */
function clipOf(element: Element, within: Element): number {
  if (getComputedStyle(element).overflowY !== 'visible') return element.getBoundingClientRect().bottom;
  return element === within || !element.parentElement ? Number.POSITIVE_INFINITY : clipOf(element.parentElement, within);
}

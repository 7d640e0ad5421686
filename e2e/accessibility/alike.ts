import type { Page } from '@playwright/test';

/** What stands in a cell that is drawn as one above it. */
export const ALIKE = 'data-alike';

/**
 * Marks, in the rows of lists and on their cards, the cells drawn as one before them in all but their words: same column, same elements,
 * same styles, in a row of the same kind. The contrast of the first is the contrast of the others.
 */
export const markAlike = (page: Page): Promise<void> => page.evaluate(markCells, ALIKE);

function markCells(mark: string): void {
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const WORDS =
    /^(?:id|href|src|srcset|title|alt|value|for|name|key|datetime|aria-(?:label|labelledby|describedby|controls|owns)|data-(?:id|key))$/i;
  const own = ({ tagName, attributes }: Element) =>
    `${tagName} ${[...attributes].map(({ name, value }) => (WORDS.test(name) ? name : `${name}=${value}`)).join(' ')}`;
  const drawn = (node: Node): string => {
    if (node instanceof Text) return node.data.trim() === '' ? '' : 'text';
    return node instanceof Element ? `<${own(node)}>${[...node.childNodes].map(drawn).join('')}</>` : '';
  };
  const seen = new Set<string>();
  for (const row of document.querySelectorAll('tbody tr[data-id], [role="list"] > [role="listitem"], ul > li')) {
    const place = [...(row.parentElement?.children ?? [])].indexOf(row);
    // Grounds may change from line to line, and edges at both ends.
    const kind = `${own(row)} ${place % 2} ${place === 0} ${row.nextElementSibling === null}`;
    for (const [column, cell] of [...row.children].entries()) {
      const look = `${own(row.parentElement ?? row)} ${kind} ${column} ${drawn(cell)}`;
      if (seen.has(look)) for (const part of [cell, ...cell.querySelectorAll('*')]) part.setAttribute(mark, '');
      seen.add(look);
    }
  }
}

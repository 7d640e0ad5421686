/** Which rows are chosen: some by id, or everything that matches but some. TabState while paging. */
export interface Selection {
  readonly mode: 'some' | 'all';
  /** Chosen ids in mode `some`, ids left out in mode `all`. */
  readonly marked: ReadonlySet<number>;
  /** The row clicked last: a click with Shift reaches from it. */
  readonly anchor: number | null;
}

export const nothingSelected: Selection = { mode: 'some', marked: new Set(), anchor: null };
export const everythingSelected: Selection = { mode: 'all', marked: new Set(), anchor: null };

export const isSelected = (selection: Selection, id: number): boolean => selection.marked.has(id) === (selection.mode === 'some');

/** How many rows are chosen, of so many that match. */
export const selectedCount = (selection: Selection, total: number): number =>
  selection.mode === 'some' ? selection.marked.size : Math.max(0, total - selection.marked.size);

/** Chooses or releases rows, leaving all others as they are. */
export function selectRows(selection: Selection, ids: readonly number[], chosen: boolean): Selection {
  const marked = new Set(selection.marked);
  for (const id of ids) {
    if (chosen === (selection.mode === 'some')) marked.add(id);
    else marked.delete(id);
  }
  return { ...selection, marked };
}

/**
 * What stays chosen after an action: the rows that are not done. Of everything that matches they are named one by one, because rows that
 * are done often match no more, and what matches later was never meant.
 */
export function afterAction(selection: Selection, done: readonly number[], left: readonly number[]): Selection {
  return selection.mode === 'all' ? { mode: 'some', marked: new Set(left), anchor: null } : selectRows(selection, done, false);
}

/** A click on a row's box; with Shift, every row from the one clicked before gets the same state. */
export function toggleRow(selection: Selection, id: number, shown: readonly number[], withShift: boolean): Selection {
  const chosen = !isSelected(selection, id);
  const from = withShift && selection.anchor !== null ? shown.indexOf(selection.anchor) : -1;
  const to = shown.indexOf(id);
  const reached = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...selectRows(selection, reached, chosen), anchor: id };
}

/** State of the box in the head: over the rows shown. */
export function headState(selection: Selection, shown: readonly number[]): 'none' | 'some' | 'all' {
  const chosen = shown.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === shown.length ? 'all' : 'some';
}

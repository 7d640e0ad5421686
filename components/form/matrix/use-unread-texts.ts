'use client';
import { useCallback, useState } from 'react';

/** Texts of one row by column. */
type RowTexts = Readonly<Record<string, string>>;

/** What was typed or pasted into a cell; no text where it could be read. */
interface CellText {
  readonly row: string;
  readonly column: string;
  readonly text: string | undefined;
}

interface UnreadTexts {
  of(row: string): RowTexts;
  keep(cells: readonly CellText[]): void;
}

const none: RowTexts = {};

/** Texts that are no value of their column, by row and column: they stay in their cells to be mended, also while those are not drawn. */
export function useUnreadTexts(): UnreadTexts {
  const [texts, setTexts] = useState<ReadonlyMap<string, RowTexts>>(new Map());
  const keep = useCallback((cells: readonly CellText[]) => {
    setTexts((before) => {
      const changed = cells.filter(({ row, column, text }) => before.get(row)?.[column] !== text);
      if (changed.length === 0) return before;
      const after = new Map(before);
      for (const { row, column, text } of changed) {
        const { [column]: _replaced, ...others } = after.get(row) ?? none;
        after.set(row, text === undefined ? others : { ...others, [column]: text });
      }
      return after;
    });
  }, []);
  return { of: (row) => texts.get(row) ?? none, keep };
}

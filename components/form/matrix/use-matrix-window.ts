'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { rangeWithRow } from '@/components/controls/range-with-row';
import { HEAD_HEIGHT } from './matrix-styles';

/** Rows that are drawn whole; a sheet with more draws those in sight. */
const FEW = 30;
const ESTIMATED_ROW = 41;
/** Each is a line of ten cells that is drawn when the form opens and seen by nobody. */
const OVERSCAN = 2;

interface Shown {
  readonly index: number;
  /** Room of the rows that are not drawn before this one. */
  readonly gap: number;
}

/** Which rows of a sheet are drawn, and how one that is not drawn yet gets the focus. */
export function useMatrixWindow(frame: RefObject<HTMLElement | null>, count: number) {
  const kept = useRef(-1);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    enabled: count > FEW,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATED_ROW,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: { width: 0, height: 560 },
    // The row somebody types in, or goes to, is there wherever the sheet is scrolled to.
    rangeExtractor: (range) => rangeWithRow(range, kept.current),
  });
  const items = virtual.getVirtualItems();
  const few = count <= FEW;
  const shown: readonly Shown[] = few
    ? Array.from({ length: count }, (_, index) => ({ index, gap: 0 }))
    : items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) }));
  return {
    shown,
    after: few ? 0 : virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: few ? undefined : virtual.measureElement,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      kept.current = Number(target.dataset.row ?? -1);
    },
    onBlur: () => {
      kept.current = -1;
    },
    /** Goes to a cell at once, drawn or not: the next key may come before the next picture, and belongs there. */
    goTo: (row: number, col: number) => {
      if (row < 0 || row >= count) return;
      const find = () => frame.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-col="${col}"]`);
      const before = kept.current;
      if (!find()) {
        kept.current = row;
        flushSync(drawAgain);
      }
      const cell = find();
      if (cell) enter(cell);
      else kept.current = before;
    },
    scrollTo: (row: number) => virtual.scrollToIndex(row, { align: 'center' }),
  };
}

function enter(cell: HTMLElement): void {
  cell.focus();
  if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select();
}

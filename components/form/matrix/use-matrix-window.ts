'use client';
import { type FocusEvent, type RefObject, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import type { MatrixSight } from './MatrixWindow';
import { ESTIMATED_ROW, OVERSCAN, SIGHT_HEIGHT } from './matrix-styles';

/** Rows that are drawn whole; a sheet with more draws those in sight. */
const FEW = 30;

const matrixWindow = lazyPart(() => import('./MatrixWindow').then((module) => module.MatrixWindow));

interface Shown {
  readonly index: number;
  /** Room of the rows that are not drawn before this one. */
  readonly gap: number;
}

/**
 * Which rows of a sheet are drawn, and how one that is not drawn yet gets the focus. What finds those in sight is fetched when there are
 * more than a few; until it has come, rows are drawn from the first one on, as far as somebody went.
 */
export function useMatrixWindow(frame: RefObject<HTMLElement | null>, count: number) {
  const kept = useRef(-1);
  const reached = useRef(rowsWithin(SIGHT_HEIGHT));
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [sight, setSight] = useState<MatrixSight>();
  const [missing, setMissing] = useState(false);
  const few = count <= FEW;
  const Window = useLazyPart(matrixWindow, !few && !missing, () => setMissing(true));
  // What stands is drawn on when one row too many is added.
  if (few) reached.current = Math.max(reached.current, count);
  if (few && sight) setSight(undefined);
  if (few && missing) setMissing(false);
  const whole = few || missing;
  const view = whole ? fromFirst(count, count) : sight ? inSight(sight) : fromFirst(Math.min(reached.current, count), count);
  return {
    ...view,
    /** Draws nothing; told by it, the sheet draws the rows in sight. */
    Window: whole ? null : Window,
    kept,
    onSight: setSight,
    measure: whole ? undefined : sight?.virtual.measureElement,
    onScroll: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      const seen = rowsWithin(currentTarget.scrollTop + currentTarget.clientHeight);
      if (whole || sight || seen <= reached.current) return;
      reached.current = seen;
      drawAgain();
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      kept.current = Number(target.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1);
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
        reached.current = Math.max(reached.current, row + 1);
        flushSync(drawAgain);
      }
      const cell = find();
      if (cell) enter(cell);
      else kept.current = before;
    },
    scrollTo: (row: number) => {
      const { current: sheet } = frame;
      if (!whole && sight) sight.virtual.scrollToIndex(row, { align: 'center' });
      else sheet?.scrollTo({ top: row * ESTIMATED_ROW - (sheet.clientHeight - ESTIMATED_ROW) / 2 });
    },
  };
}

const rowsWithin = (height: number) => Math.ceil(height / ESTIMATED_ROW) + OVERSCAN;

interface View {
  readonly shown: readonly Shown[];
  /** Room of the rows that are not drawn after the last one. */
  readonly after: number;
}

const fromFirst = (drawn: number, count: number): View => ({
  shown: Array.from({ length: drawn }, (_, index) => ({ index, gap: 0 })),
  after: (count - drawn) * ESTIMATED_ROW,
});

const inSight = ({ items, total }: MatrixSight): View => ({
  shown: items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? 0) })),
  after: total - (items.at(-1)?.end ?? 0),
});

function enter(cell: HTMLElement): void {
  cell.focus();
  if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select();
}

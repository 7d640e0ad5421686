'use client';
import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { rangeWithRow } from '@/components/controls/range-with-row';
import { ESTIMATED_ROW, HEAD_HEIGHT, OVERSCAN, SIGHT_HEIGHT } from './matrix-styles';

/** The rows that are drawn of a large sheet, and how high all of them are. */
export interface MatrixSight {
  readonly items: readonly VirtualItem[];
  readonly total: number;
  readonly virtual: Pick<Virtualizer<HTMLElement, Element>, 'measureElement' | 'scrollToIndex'>;
}

interface Props {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The row somebody types in, or goes to: it is drawn wherever the sheet is scrolled to. */
  readonly kept: RefObject<number>;
  onSight(sight: MatrixSight): void;
}

/** Tells which rows of a large sheet are in sight. It draws nothing, so that the rows stay where they are when it comes. */
export function MatrixWindow({ frame, count, kept, onSight }: Props) {
  const row = kept.current;
  const virtual = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATED_ROW,
    overscan: OVERSCAN,
    scrollPaddingStart: HEAD_HEIGHT,
    initialRect: { width: 0, height: SIGHT_HEIGHT },
    // The sheet may have been scrolled before this came.
    initialOffset: () => frame.current?.scrollTop ?? 0,
    rangeExtractor: useCallback((range) => rangeWithRow(range, row), [row]),
  });
  const items = virtual.getVirtualItems();
  const total = virtual.getTotalSize();
  useLayoutEffect(() => {
    onSight({ items, total, virtual });
  }, [items, total, virtual, onSight]);
  return null;
}

'use client';
import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readAgainAfter } from '@/lib/client/after-write';
import { useWrite, type Write } from '@/lib/client/use-write';
import { type GoodsCategory, goodsCategorySort } from '@/lib/contract/goods-category';
import { moved } from '@/lib/list/tree-rows';
import { arranged, type CategoryOrders, sortsOf } from './category-order';
import type { CategoryRow } from './category-values';
import { KeptNumbers } from './kept-numbers';

interface CategoryOrder {
  /** The categories in their order, with moves that are being saved. */
  readonly shown: readonly GoodsCategory[];
  /** Puts a category at another place among its siblings. */
  move(category: CategoryRow, siblings: readonly CategoryRow[], to: number): void;
}

/**
 * The order of categories: a move is seen at once and taken back where it is refused. What is moved while its siblings are being saved
 * goes after them, and so does what is moved before the numbers that were saved are drawn.
 */
export function useCategoryOrder(rows: readonly GoodsCategory[]): CategoryOrder {
  const write = useWrite();
  const [moving, setMoving] = useState<CategoryOrders>(() => new Map());
  const wanted = useRef(new Map<number, readonly number[]>());
  const [numbers] = useState(() => new KeptNumbers());
  const shown = useMemo(() => arranged(rows, moving), [rows, moving]);
  useEffect(() => numbers.read(rows, moving), [rows, moving, numbers]);
  const move = useCallback<CategoryOrder['move']>(
    ({ id, parentId }, siblings, to) => {
      const orders = wanted.current;
      const earlier = orders.get(parentId);
      const before = earlier ?? siblings.map((each) => each.id);
      orders.set(parentId, moved(before, before.indexOf(id), to));
      setMoving(new Map(orders));
      if (earlier) return;
      void save(numbers, () => orders.get(parentId) ?? before, write)
        // The mutation cache has reported a refusal.
        .catch(() => readAgainAfter(goodsCategorySort))
        .then(() => {
          orders.delete(parentId);
          // Behind the news of what was read, which the queries tell by this line too: the order before would be back for an instant.
          notifyManager.schedule(() => setMoving(new Map(orders)));
        });
    },
    [write, numbers],
  );
  return { shown, move };
}

/** Saves the order that is wanted, until nothing was moved meanwhile; only changed numbers are sent. */
async function save(numbers: KeptNumbers, wanted: () => readonly number[], write: Write): Promise<void> {
  for (let saved: readonly number[] = []; wanted() !== saved; await readAgainAfter(goodsCategorySort)) {
    saved = wanted();
    for (const body of sortsOf(saved)) await numbers.put(body, () => write(goodsCategorySort, { body, oneOfMany: true }));
  }
}

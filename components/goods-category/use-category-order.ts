'use client';
import { useCallback } from 'react';
import { readAgainAfter } from '@/lib/client/after-write';
import { useWrite } from '@/lib/client/use-write';
import { goodsCategorySort } from '@/lib/contract/goods-category';
import { moved } from '@/lib/list/tree-rows';
import type { CategoryRow } from './category-values';

/** Room between neighbours, so that a later row can be put between them by number. */
const STEP = 10;

/** Puts a category at another place among its siblings. */
export function useCategoryOrder(): (category: CategoryRow, siblings: readonly CategoryRow[], to: number) => void {
  const write = useWrite();
  return useCallback(
    (category, siblings, to) => {
      const from = siblings.findIndex(({ id }) => id === category.id);
      // The mutation cache has reported a refusal.
      void order(moved(siblings, from, to)).catch(() => undefined);

      // Larger first: the last one keeps the smallest number, and only changed numbers are sent.
      async function order(wanted: readonly CategoryRow[]) {
        try {
          for (const [at, { id, sort: before }] of wanted.entries()) {
            const sort = (wanted.length - at) * STEP;
            if (before !== sort) await write(goodsCategorySort, { body: { id, sort }, oneOfMany: true });
          }
        } finally {
          await readAgainAfter(goodsCategorySort);
        }
      }
    },
    [write],
  );
}

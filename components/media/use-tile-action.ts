'use client';
import { useCallback, useRef } from 'react';

/**
 * What a tile does with its item, called by its index. It stays the same, as tiles are drawn once: the items and what is done are looked
 * up when it is called. Nothing is done to items of an earlier page, which stay in sight until those asked for have come.
 */
export function useTileAction<Item>(items: readonly Item[], isEarlier: boolean, act: (item: Item) => void): (index: number) => void {
  const latest = useRef({ items, isEarlier, act });
  latest.current = { items, isEarlier, act };
  return useCallback((index: number) => {
    const now = latest.current;
    const item = now.items[index];
    if (item !== undefined && !now.isEarlier) now.act(item);
  }, []);
}

'use client';
import { useState } from 'react';
import { toggle, withAll } from '@/lib/media/selection';

export interface Picked<Item> {
  readonly chosen: readonly Item[];
  /** Picks an item or takes it back; `onRefused` hears of one too many. */
  pick(item: Item): void;
  /** Picks what was just stored, as far as there is room. */
  pickAll(items: readonly Item[]): void;
  /** Forgets an item that is gone. */
  drop(id: number): void;
}

/** What is chosen in a library; it stays while the person pages and searches. */
export function usePicked<Item extends { id: number }>(max: number, onRefused: (max: number) => void): Picked<Item> {
  const [chosen, setChosen] = useState<readonly Item[]>([]);
  return {
    chosen,
    pick: (item) => {
      const next = toggle(chosen, item, max);
      if ('refused' in next) onRefused(next.refused);
      else setChosen(next);
    },
    pickAll: (items) => setChosen((all) => withAll(all, items, max)),
    drop: (id) => setChosen((all) => all.filter((each) => each.id !== id)),
  };
}

'use client';
import { useMemo } from 'react';
import { useTabState } from '@/lib/list/use-tab-state';

/** Which rows of a tree are closed; all stand open at first. */
export interface ClosedRows {
  has(id: number): boolean;
  toggle(id: number): void;
  set(ids: readonly number[]): void;
}

const isIds = (kept: unknown): kept is readonly number[] => Array.isArray(kept) && kept.every((id) => typeof id === 'number');
const NONE: readonly number[] = [];

/** Kept while the tab is away. */
export function useClosedRows(name: string): ClosedRows {
  const [ids, setIds] = useTabState(`closed:${name}`, NONE, isIds);
  return useMemo(() => {
    const closed = new Set(ids);
    return {
      has: (id) => closed.has(id),
      toggle: (id) => setIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
      set: setIds,
    };
  }, [ids, setIds]);
}

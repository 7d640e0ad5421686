'use client';
import { useMemo } from 'react';
import { useTabState } from '@/lib/list/use-tab-state';
import type { UnfoldedRows } from './row-panel';

const isIds = (kept: unknown): kept is readonly number[] => Array.isArray(kept) && kept.every((id) => typeof id === 'number');
const NONE: readonly number[] = [];

/** The rows a person has unfolded; they stay so while the list is paged and while its tab is away. */
export function useUnfoldedRows(listName: string): UnfoldedRows {
  const [ids, setIds] = useTabState(`unfolded:${listName}`, NONE, isIds);
  return useMemo(() => {
    const unfolded = new Set(ids);
    return {
      has: (id) => unfolded.has(id),
      toggle: (id) => setIds((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
    };
  }, [ids, setIds]);
}

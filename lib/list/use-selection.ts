'use client';
import { useCallback, useMemo } from 'react';
import {
  everythingSelected,
  headState,
  isSelected,
  nothingSelected,
  type Selection,
  selectedCount,
  selectRows,
  toggleRow,
} from './selection';
import { useTabState } from './use-tab-state';

/** The chosen rows of a list and the ways to choose. */
export interface ListSelection {
  readonly value: Selection;
  readonly count: number;
  /** Whether all, some or none of the rows shown are chosen. */
  readonly head: 'none' | 'some' | 'all';
  has(id: number): boolean;
  toggle(id: number, withShift: boolean): void;
  togglePage(): void;
  chooseAll(): void;
  /** Releases rows that are gone or done. */
  release(ids: readonly number[]): void;
  clear(): void;
}

interface KeptSelection {
  readonly matches: string;
  readonly selection: Selection;
}

/** Chosen rows, kept while paging and forgotten when other rows match. */
export function useSelection(name: string, matches: string, shown: readonly number[], total: number): ListSelection {
  const [kept, setKept] = useTabState<KeptSelection>(`selection:${name}`, { matches, selection: nothingSelected }, isKept);
  const value = kept.matches === matches ? kept.selection : nothingSelected;
  const update = useCallback(
    (next: (selection: Selection) => Selection) =>
      setKept((now) => ({ matches, selection: next(now.matches === matches ? now.selection : nothingSelected) })),
    [setKept, matches],
  );
  const toggle = useCallback((id: number, withShift: boolean) => update((now) => toggleRow(now, id, shown, withShift)), [update, shown]);
  return useMemo(() => {
    const head = headState(value, shown);
    return {
      value,
      count: selectedCount(value, total),
      head,
      has: (id) => isSelected(value, id),
      toggle,
      togglePage: () => update((now) => selectRows(now, shown, head !== 'all')),
      chooseAll: () => update(() => everythingSelected),
      release: (ids) => update((now) => selectRows(now, ids, false)),
      clear: () => update(() => nothingSelected),
    };
  }, [value, shown, total, toggle, update]);
}

const isKept = (kept: unknown): kept is KeptSelection =>
  typeof kept === 'object' && kept !== null && 'matches' in kept && 'selection' in kept;

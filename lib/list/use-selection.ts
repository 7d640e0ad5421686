'use client';
import { useMemo } from 'react';
import {
  afterAction,
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

/** Chooses a row or releases it; with Shift, all rows from the one before. */
export type ToggleRow = (id: number, withShift: boolean) => void;

/** The chosen rows of a list and the ways to choose. */
export interface ListSelection {
  readonly value: Selection;
  readonly count: number;
  /** Whether all, some or none of the rows shown are chosen. */
  readonly head: 'none' | 'some' | 'all';
  has(id: number): boolean;
  /** Both undefined while rows of an earlier filter are shown, which cannot be chosen. */
  readonly toggle: ToggleRow | undefined;
  readonly togglePage: (() => void) | undefined;
  chooseAll(): void;
  /** Releases the rows an action has done and keeps those it has not; what was chosen under another filter meanwhile stays. */
  release(done: readonly number[], left: readonly number[]): void;
  clear(): void;
}

interface KeptSelection {
  readonly matches: string;
  readonly selection: Selection;
}

/** Chosen rows, kept while paging and forgotten when other rows match; `shown` is null while none of those in sight can be chosen. */
export function useSelection(name: string, matches: string, shown: readonly number[] | null, total: number): ListSelection {
  const [kept, setKept] = useTabState<KeptSelection>(`selection:${name}`, { matches, selection: nothingSelected }, isKept);
  const value = kept.matches === matches ? kept.selection : nothingSelected;
  const { update, release } = useMemo(() => {
    const put = (next: (selection: Selection) => Selection) =>
      setKept((now) => ({ matches, selection: next(now.matches === matches ? now.selection : nothingSelected) }));
    return {
      update: put,
      release: (done: readonly number[], left: readonly number[]) =>
        setKept((now) => (now.matches === matches ? { matches, selection: afterAction(now.selection, done, left) } : now)),
    };
  }, [setKept, matches]);
  const toggle = useMemo(
    (): ToggleRow | undefined => (shown ? (id, withShift) => update((now) => toggleRow(now, id, shown, withShift)) : undefined),
    [update, shown],
  );
  return useMemo(() => {
    const head = headState(value, shown ?? []);
    return {
      value,
      count: selectedCount(value, total),
      head,
      has: (id) => shown !== null && isSelected(value, id),
      toggle,
      togglePage: shown ? () => update((now) => selectRows(now, shown, head !== 'all')) : undefined,
      chooseAll: () => update(() => everythingSelected),
      release,
      clear: () => update(() => nothingSelected),
    };
  }, [value, shown, total, toggle, update, release]);
}

const isKept = (kept: unknown): kept is KeptSelection =>
  typeof kept === 'object' && kept !== null && 'matches' in kept && 'selection' in kept;

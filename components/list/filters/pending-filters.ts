'use client';
import { createContext, useContext } from 'react';

/** What was typed into filter fields and is not asked for yet; the filter bar asks for all of it at once. */
export interface PendingFilters {
  set(name: string, value: unknown): void;
  /** Asks now, with some further values. */
  apply(values: Readonly<Record<string, unknown>>): void;
}

export const PendingFiltersContext = createContext<PendingFilters | null>(null);

/** The pending filters of the bar around a field. */
export function usePendingFilters(): PendingFilters {
  const pending = useContext(PendingFiltersContext);
  if (!pending) throw new Error('a filter field needs a FilterBar around it');
  return pending;
}

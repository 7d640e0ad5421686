'use client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Observable } from '@/lib/list/observable';

/** What was typed into one filter field. */
export interface TypedFilter {
  readonly text: string;
  /** What the text asks for. */
  readonly value: unknown;
  /** What was asked for when it was typed: it is void once that is something else. */
  readonly asked: string;
}

/** What was typed into filter fields and is not asked for yet; the filter bar asks for all of it at once. */
export interface PendingFilters {
  /** By the names of the filters. */
  readonly typed: Observable<Readonly<Record<string, TypedFilter>>>;
  set(name: string, text: string, value: unknown): void;
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

/** The text of a field: what was typed into it, wherever it is drawn, or else what is asked for. */
export function useTyped({ typed }: PendingFilters, name: string, asked: string): string {
  const text = () => typed.get()[name]?.text;
  return useSyncExternalStore(typed.subscribe, text, text) ?? asked;
}

'use client';
import { createContext, useContext } from 'react';

/** What was typed into filter fields and is not asked for yet; the filter bar asks for all of it at once. */
export interface FilterStage {
  put(name: string, value: unknown): void;
  /** Asks now, with some further values. */
  ask(values: Readonly<Record<string, unknown>>): void;
}

export const FilterStageContext = createContext<FilterStage | null>(null);

/** The stage of the filter bar around a field. */
export function useFilterStage(): FilterStage {
  const stage = useContext(FilterStageContext);
  if (!stage) throw new Error('a filter field needs a FilterBar around it');
  return stage;
}

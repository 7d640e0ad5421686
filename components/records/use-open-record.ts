'use client';
import { useCallback } from 'react';
import { type OnDemand, useAskOnDemand } from '@/components/dialogs/use-on-demand';

/** Opens the drawer of a record by its id; of steady identity, so that a hundred cells may hold it. */
export function useOpenRecord(drawer: OnDemand<{ id: number }, undefined>): (id: number) => void {
  const ask = useAskOnDemand();
  return useCallback((id) => void ask(drawer, { id }), [ask, drawer]);
}

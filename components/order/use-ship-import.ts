'use client';
import { useCallback } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { shipImportDialog } from './order-dialogs';

/** Opens bulk shipping. */
export function useShipImport(): () => void {
  const ask = useAskOnDemand();
  return useCallback(() => void ask(shipImportDialog, undefined), [ask]);
}

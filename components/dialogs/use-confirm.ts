import { useMemo } from 'react';
import { ConfirmDialog, type Question } from './ConfirmDialog';
import { useAsk } from './use-ask';

/** Asks a yes-or-no question; false when it was dismissed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useAsk();
  return useMemo(() => async (question) => (await ask(ConfirmDialog, question)) === true, [ask]);
}

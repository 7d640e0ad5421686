import { useContext, useMemo } from 'react';
import type { Question } from './ConfirmDialog';
import { ScopeName } from './scope-name';
import { useDialogStore } from './use-ask';

/** Asks a yes-or-no question; false when it was dismissed, or another is on its way. The dialog's code comes with the first question. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const store = useDialogStore();
  const scope = useContext(ScopeName);
  return useMemo(
    () => async (question) => {
      const Dialog = await store.fetchOnce(scope, confirmDialog, confirmDialog);
      if (Dialog === 'away') return askPlainly(question);
      return Dialog !== undefined && (await store.ask(scope, Dialog, question)) === true;
    },
    [store, scope],
  );
}

/** Away when it cannot be fetched; the question must be asked all the same. */
const confirmDialog = () =>
  import('./ConfirmDialog').then(
    ({ ConfirmDialog }) => ConfirmDialog,
    () => 'away' as const,
  );

/** The browser's own question, for want of a better one. */
const askPlainly = ({ title, text, consequence }: Question): boolean =>
  window.confirm([title, text, consequence].filter((line) => line !== undefined).join('\n\n'));

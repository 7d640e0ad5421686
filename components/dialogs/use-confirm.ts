import { useMemo } from 'react';
import type { Question } from './ConfirmDialog';
import { useAsk } from './use-ask';

/** Asks a yes-or-no question; false when it was dismissed. The dialog's code comes with the first question. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useAsk();
  return useMemo(
    () => async (question) => {
      const Dialog = await confirmDialog();
      return Dialog ? (await ask(Dialog, question)) === true : askPlainly(question);
    },
    [ask],
  );
}

/** Undefined when it cannot be fetched; the question must be asked all the same. */
const confirmDialog = () =>
  import('./ConfirmDialog').then(
    ({ ConfirmDialog }) => ConfirmDialog,
    () => undefined,
  );

/** The browser's own question, for want of a better one. */
const askPlainly = ({ title, text, consequence }: Question): boolean =>
  window.confirm([title, text, consequence].filter((line) => line !== undefined).join('\n\n'));

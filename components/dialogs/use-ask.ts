import { createContext, useContext, useMemo } from 'react';
import type { Ask } from './dialog-entries';
import type { DialogStore } from './dialog-store';
import { ScopeName } from './scope-name';

export const DialogStoreContext = createContext<DialogStore | null>(null);

/** Asks the person something in a dialog: `const chosen = await ask(PictureLibrary, { max: 1 })`. */
export function useAsk(): Ask {
  const store = useDialogStore();
  const scope = useContext(ScopeName);
  return useMemo<Ask>(() => (Dialog, payload) => store.ask(scope, Dialog, payload), [store, scope]);
}

/** Dismisses every open dialog, for the frame: before another account's banner, at sign-out. */
export function useDismissDialogs(): () => void {
  const store = useDialogStore();
  return useMemo(() => () => store.dismiss(), [store]);
}

/** The stack itself, for scopes. */
export function useDialogStore(): DialogStore {
  const store = useContext(DialogStoreContext);
  if (!store) throw new Error('useAsk needs a DialogStack above it');
  return store;
}

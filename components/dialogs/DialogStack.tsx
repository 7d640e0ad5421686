'use client';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { DialogEntry } from './dialog-entries';
import { createDialogStore, type DialogStore } from './dialog-store';
import { ScopeName } from './scope-name';
import { DialogStoreContext, useDialogStore } from './use-ask';
import { DialogSlot } from './use-dialog-slot';
import { useLostEscape } from './use-lost-escape';

/** Keeps the dialogs that were asked for; stands once, around everything that asks. */
export function DialogStack({ children }: { children: ReactNode }) {
  const [store] = useState(() => createDialogStore());
  return <DialogStoreContext value={store}>{children}</DialogStoreContext>;
}

/** Draws the dialogs of the stack; stands inside all that dialogs may use, such as the query client. */
export function OpenDialogs() {
  const store = useDialogStore();
  const entries = useSyncExternalStore(store.subscribe, store.get, noEntries);
  useLostEscape();
  return entries.map((entry) => <Slot key={entry.id} entry={entry} store={store} />);
}

function Slot({ entry, store }: { entry: DialogEntry; store: DialogStore }) {
  const { id, scope, opener, drawn, dismiss } = entry;
  const open = useDrawnOnce() ? entry.open : true;
  const stood = useRef(false);
  const slot = useMemo(() => {
    const exited = () => {
      store.remove(id);
      returnFocus(opener);
    };
    return { open, exited, dismiss, stood };
  }, [store, id, open, opener, dismiss]);
  // What a dialog asks belongs to the same tab as the dialog.
  return (
    <ScopeName value={scope}>
      <DialogSlot value={slot}>{drawn}</DialogSlot>
    </ScopeName>
  );
}

/**
 * False until the dialog has stood for a moment. One that is answered as soon as it is drawn, because what it tells of is over
 * by then, would never begin its way out, nor end it: it would lie unseen over the page.
 */
function useDrawnOnce(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, []);
  return drawn;
}

/** The modal gives the focus back itself, but not when its opener was a menu entry that is gone: then the page would have lost it. */
function returnFocus(opener: Element | null) {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
}

const empty: readonly DialogEntry[] = [];
const noEntries = () => empty;

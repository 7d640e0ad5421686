'use client';
import { type ReactNode, useEffect, useId } from 'react';
import { ScopeName } from './scope-name';
import { useDialogStore } from './use-ask';

/**
 * Bounds the dialogs of one tab: put it inside the tab's Activity. Hiding or closing the tab ends the effect, and with it
 * the dialogs asked from within are dismissed.
 */
export function DialogScope({ children }: { children: ReactNode }) {
  const name = useId();
  const store = useDialogStore();
  useEffect(() => () => store.dismiss(name), [store, name]);
  return <ScopeName value={name}>{children}</ScopeName>;
}

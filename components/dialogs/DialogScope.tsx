'use client';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { ScopeName } from './scope-name';
import { useDialogStore } from './use-ask';

/**
 * Bounds the dialogs of one tab: put it inside the tab's Activity. Hiding or closing the tab ends the effect, and with it
 * the dialogs asked from within are dismissed, and none is asked until it is shown again.
 */
export function DialogScope({ children }: { children: ReactNode }) {
  const name = useId();
  const store = useDialogStore();
  // Before the effects of the screen, which may ask at once.
  useLayoutEffect(() => store.enter(name), [store, name]);
  return <ScopeName value={name}>{children}</ScopeName>;
}

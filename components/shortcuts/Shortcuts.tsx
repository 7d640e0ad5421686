'use client';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isApple } from './apple';
import { shortcutOf, takesText } from './shortcut-keys';
import type { ShortcutId } from './shortcut-table';

/** Under an open dialog the frame is out of reach, for the keyboard as for the mouse; one on its way out keeps no quick person waiting. */
const IN_FRONT = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-leaving="true"] *)';

type Handlers = Map<ShortcutId, () => void>;
const HandlersContext = createContext<Handlers | null>(null);

/** Listens for the shortcuts of the registry; what they do is said by whoever owns the deed, through `useShortcut`. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const handlers = useMemo<Handlers>(() => new Map(), []);
  useEffect(() => {
    const apple = isApple();
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const id = shortcutOf(event, { typing: takesText(event.target), apple });
      const run = id && handlers.get(id);
      if (!run || document.querySelector(IN_FRONT)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [handlers]);
  return <HandlersContext value={handlers}>{children}</HandlersContext>;
}

/** Says what a shortcut does while this component stands. */
export function useShortcut(id: ShortcutId, run: () => void): void {
  const handlers = use(HandlersContext);
  const latest = useRef(run);
  // At once, with the picture that shows it: a key may be pressed before effects have run.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const deed = () => latest.current();
    handlers?.set(id, deed);
    return () => {
      if (handlers?.get(id) === deed) handlers.delete(id);
    };
  }, [handlers, id]);
}

'use client';
import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Asked before a panel is dismissed; false keeps it. */
export type BeforeClose = () => boolean | Promise<boolean>;

/** Where the content of a panel leaves what is to be asked before the panel goes. */
export const BeforeCloseSlot = createContext<RefObject<BeforeClose | null> | null>(null);

/** For a form inside the drawer of a record: asks before the drawer takes what was typed with it. */
export function useBeforeClose(ask: BeforeClose): void {
  const slot = useContext(BeforeCloseSlot);
  useEffect(() => {
    if (!slot) return;
    slot.current = ask;
    return () => {
      slot.current = null;
    };
  }, [slot, ask]);
}

'use client';
import { useMemo, useSyncExternalStore } from 'react';

/** Worn by the root element while the page has the whole window; the frame hides itself by it. */
export const MAXIMISED = 'data-maximised';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const present = () => document.documentElement.hasAttribute(MAXIMISED);
const switchOver = () => {
  document.documentElement.toggleAttribute(MAXIMISED);
  for (const listener of listeners) listener();
};

/** Whether the page has the whole window, and the switch. It lasts until the next load. */
export function useMaximised(): { maximised: boolean; switch: () => void } {
  const maximised = useSyncExternalStore(subscribe, present, () => false);
  return useMemo(() => ({ maximised, switch: switchOver }), [maximised]);
}

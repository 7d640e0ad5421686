'use client';
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A text kept in this browser under a key; every place that shows it, in this window and in others, follows a change. */
export function useStored(key: string): [string | null, (text: string | null) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  const write = useCallback((next: string | null) => writeStored(key, next), [key]);
  return [text, write];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What is kept now, or null; storage that a browser denies is an empty one. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function writeStored(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (error) {
    // Full or denied storage: the arrangement then holds for no longer than this call, which harms nobody.
    if (!(error instanceof DOMException)) throw error;
  }
  for (const listener of listeners) listener();
}

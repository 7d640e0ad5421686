import { useSyncExternalStore } from 'react';
import { type ErrorLogEntry, type Failure, readErrorLog, withFailure } from './error-log';

/** Kept per window in session storage: it survives a reload and does not show one account's failures to the next window. */
const STORAGE_KEY = 'error-log';
/** Whose failures they are; nobody's before the first sign-in. */
const OWNER_KEY = 'error-log-owner';
const none: readonly ErrorLogEntry[] = [];

let log: readonly ErrorLogEntry[] | undefined;
const listeners = new Set<() => void>();

/** The failures of this window, in production too (specification 9). */
export const errorLog = {
  get(): readonly ErrorLogEntry[] {
    log ??= kept();
    return log;
  },
  add(failure: Failure): void {
    adopt(withFailure(errorLog.get(), failure, crypto.randomUUID(), Date.now()));
  },
  clear(): void {
    adopt([]);
  },
  /** In this window works somebody now; the failures of whoever did before are not theirs to read. */
  belongTo(owner: string): void {
    const before = stored(OWNER_KEY);
    if (before === owner) return;
    if (before !== null) errorLog.clear();
    keep(OWNER_KEY, owner);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The failures of this window, redrawn as they come. */
export const useErrorLog = (): readonly ErrorLogEntry[] => useSyncExternalStore(errorLog.subscribe, errorLog.get, () => none);

function adopt(next: readonly ErrorLogEntry[]) {
  log = next;
  for (const listener of listeners) listener();
  keep(STORAGE_KEY, JSON.stringify(next));
}

function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch (error) {
    // Storage is full or switched off; the log then lasts until the reload.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The very `none` the server drew with when nothing is kept, so that nobody draws again for it. */
function kept(): readonly ErrorLogEntry[] {
  const text = stored(STORAGE_KEY);
  return text ? readErrorLog(text) : none;
}

function stored(key: string): string | null {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

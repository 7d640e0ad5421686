import { noToasts, type Severity, type ToastList, withoutToast, withToast } from './toast-list';

/** The messages of this window. One store outside React, so that anything may speak to the person without drawing a screen again. */
export interface ToastStore {
  get(): ToastList;
  show(severity: Severity, text: string): void;
  dismiss(id: number): void;
  /** The person has looked at the history. */
  read(): void;
  clearHistory(): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store; the clock is a parameter for tests. */
export function createToastStore(now: () => number = Date.now): ToastStore {
  let list = noToasts;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const adopt = (next: ToastList) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => list,
    show(severity, text) {
      lastId += 1;
      adopt(withToast(list, { severity, text }, lastId, now()));
    },
    dismiss: (id) => adopt(withoutToast(list, id)),
    read: () => list.unread > 0 && adopt({ ...list, unread: 0 }),
    clearHistory: () => adopt({ ...list, history: [], unread: 0 }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toasts: ToastStore = createToastStore();

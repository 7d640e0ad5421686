import { type ComponentType, createElement } from 'react';
import type { DialogEntry, DialogProps } from './dialog-entries';

/** The open dialogs of a window, lowest first. */
export interface DialogStore {
  get(): readonly DialogEntry[];
  /** A tab is shown; the answer says that it is hidden or closed, and dismisses its dialogs. The frame, which has no name, always stands. */
  enter(scope: string): () => void;
  /** Undefined at once where the tab it is asked from is shown no more. */
  ask<Payload, Answer>(scope: string, Dialog: ComponentType<DialogProps<Payload, Answer>>, payload: Payload): Promise<Answer | undefined>;
  /** Fetches a dialog for a tab; undefined at once while it is on its way to the same tab: pressed for twice, one dialog is meant. */
  fetchOnce<Fetched>(scope: string, dialog: object, load: () => Promise<Fetched>): Promise<Fetched | undefined>;
  /** The closing animation has ended. */
  remove(id: number): void;
  /** Dismisses the dialogs of a tab; all of them without a name. */
  dismiss(scope?: string): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a stack of dialogs; `opener` says what has the focus. */
export function createDialogStore(opener: () => Element | null = () => document.activeElement): DialogStore {
  let entries: readonly DialogEntry[] = [];
  let lastId = 0;
  const shown = new Set(['']);
  const coming = new Map<object, Set<string>>();
  const listeners = new Set<() => void>();
  const adopt = (next: readonly DialogEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => adopt(entries.map((each) => (each.id === id ? { ...each, open: false } : each)));

  function entryOf<Payload, Answer>(
    scope: string,
    Dialog: ComponentType<DialogProps<Payload, Answer>>,
    payload: Payload,
    settle: (value: Answer | undefined) => void,
  ): DialogEntry {
    lastId += 1;
    const id = lastId;
    const answer = (value: Answer | undefined) => {
      if (!entries.some((each) => each.id === id && each.open)) return;
      close(id);
      settle(value);
    };
    return { id, scope, open: true, drawn: createElement(Dialog, { payload, answer }), dismiss: () => answer(undefined), opener: opener() };
  }

  const dismiss = (scope?: string) => {
    for (const each of [...entries].reverse()) if (scope === undefined || each.scope === scope) each.dismiss();
  };

  return {
    get: () => entries,
    enter(scope) {
      shown.add(scope);
      return () => {
        shown.delete(scope);
        dismiss(scope);
      };
    },
    async ask(scope, Dialog, payload) {
      if (!shown.has(scope)) return undefined;
      return new Promise((resolve) => adopt([...entries, entryOf(scope, Dialog, payload, resolve)]));
    },
    async fetchOnce(scope, dialog, load) {
      const scopes = coming.get(dialog) ?? new Set();
      if (scopes.has(scope)) return undefined;
      coming.set(dialog, scopes.add(scope));
      try {
        return await load();
      } finally {
        scopes.delete(scope);
      }
    },
    remove: (id) => adopt(entries.filter((each) => each.id !== id)),
    dismiss,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import { type ComponentType, createElement } from 'react';
import type { DialogEntry, DialogProps } from './dialog-entries';

/** The open dialogs of a window, lowest first. */
export interface DialogStore {
  get(): readonly DialogEntry[];
  ask<Payload, Answer>(scope: string, Dialog: ComponentType<DialogProps<Payload, Answer>>, payload: Payload): Promise<Answer | undefined>;
  /** The closing animation has ended. */
  remove(id: number): void;
  /** Dismisses the dialogs of a tab that is hidden or closed; all of them without a name. */
  dismiss(scope?: string): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a stack of dialogs; `opener` says what has the focus. */
export function createDialogStore(opener: () => Element | null = () => document.activeElement): DialogStore {
  let entries: readonly DialogEntry[] = [];
  let lastId = 0;
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

  return {
    get: () => entries,
    ask: (scope, Dialog, payload) => new Promise((resolve) => adopt([...entries, entryOf(scope, Dialog, payload, resolve)])),
    remove: (id) => adopt(entries.filter((each) => each.id !== id)),
    dismiss(scope) {
      for (const each of [...entries].reverse()) if (scope === undefined || each.scope === scope) each.dismiss();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

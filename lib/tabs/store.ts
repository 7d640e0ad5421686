import { reduceTabs, type TabAction } from './reduce';
import type { TabState } from './tab';

/** Holds the tabs of this window outside React, so that a switch redraws the bar and the host and nothing else. */
export interface TabStore {
  state(): TabState;
  dispatch(action: TabAction): TabState;
  subscribe(listener: () => void): () => void;
}

/** A store that tells its listeners only about real changes. */
export function createTabStore(initial: TabState): TabStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    dispatch: (action) => {
      const next = reduceTabs(state, action);
      if (next !== state) {
        state = next;
        for (const listener of listeners) listener();
      }
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

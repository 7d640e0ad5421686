import { type Tab, type TabState, tabOf } from './tab';

/**
 * The state with its live list made true again: only open tabs, the active one in front, no hidden noCache screen, and no more than the cap.
 * Beyond the cap the least recently used goes first; one holding unsaved input goes only when every other candidate does too.
 */
export function settleLive(state: TabState): TabState {
  const live = [state.active, ...state.live.filter((path) => path !== state.active)].filter((path) => mayLive(state, path));
  while (live.length > Math.max(1, state.liveCap)) live.splice(leastNeeded(state, live), 1);
  return sameOrder(live, state.live) ? state : { ...state, live };
}

function mayLive(state: TabState, path: string): boolean {
  const tab = tabOf(state, path);
  return tab !== undefined && (path === state.active || !tab.noCache);
}

function leastNeeded(state: TabState, live: readonly string[]): number {
  const clean = (tab: Tab | undefined) => !tab?.dirty;
  for (let index = live.length - 1; index > 0; index -= 1) {
    if (clean(tabOf(state, live[index] ?? ''))) return index;
  }
  return live.length - 1;
}

const sameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((path, index) => path === other[index]);

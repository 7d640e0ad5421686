import { CLOSED_KEPT, type ClosedTab, isPinned, type Tab, type TabState } from './tab';

/** Which tabs a closing command means, seen from one tab. */
export type CloseScope = 'one' | 'others' | 'left' | 'right' | 'all';

/** The tabs a command would close, so that the unsaved ones among them can be asked about first; pinned tabs always stay. */
export function closedBy(state: TabState, scope: CloseScope, path: string): Tab[] {
  const at = state.tabs.findIndex((tab) => tab.path === path);
  if (at < 0 && scope !== 'all') return [];
  const meant: Record<CloseScope, (index: number) => boolean> = {
    one: (index) => index === at,
    others: (index) => index !== at,
    left: (index) => index < at,
    right: (index) => index > at,
    all: () => true,
  };
  return state.tabs.filter((tab, index) => meant[scope](index) && !isPinned(tab));
}

/** The state without the tabs a command closes; a closed active tab hands over to its right neighbour, else its left one. */
export function closeTabs(state: TabState, scope: CloseScope, path: string): TabState {
  const gone = closedBy(state, scope, path);
  if (gone.length === 0) return state;
  const tabs = state.tabs.filter((tab) => !gone.includes(tab));
  if (tabs.length === 0) return state;
  const remembered = [...gone].reverse().map(remember);
  const closed = [...remembered, ...state.closed.filter((old) => !gone.some((tab) => tab.path === old.path))].slice(0, CLOSED_KEPT);
  return { ...state, tabs, closed, active: heir(state, tabs, path) };
}

const remember = ({ path, search, ownTitle, titleKey, noCache }: Tab): ClosedTab => ({ path, search, ownTitle, titleKey, noCache });

function heir(state: TabState, left: readonly Tab[], askedFrom: string): string {
  const stays = (path: string | undefined) => left.some((tab) => tab.path === path);
  if (stays(state.active)) return state.active;
  if (stays(askedFrom)) return askedFrom;
  const at = state.tabs.findIndex((tab) => tab.path === state.active);
  const next = state.tabs.slice(at + 1).find((tab) => stays(tab.path)) ?? state.tabs.slice(0, at).findLast((tab) => stays(tab.path));
  return next?.path ?? left[0]?.path ?? state.active;
}

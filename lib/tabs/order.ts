import { isPinned, type Tab, type TabState } from './tab';

/** Pinned tabs first, otherwise as they stand. */
export const pinnedFirst = (tabs: readonly Tab[]): Tab[] => [...tabs.filter(isPinned), ...tabs.filter((tab) => !isPinned(tab))];

/** Puts a tab at another place of the bar; it never leaves its zone, pinned or not. */
export function moveTab(state: TabState, path: string, to: number): TabState {
  const from = state.tabs.findIndex((tab) => tab.path === path);
  const moved = state.tabs[from];
  if (!moved) return state;
  const zone = state.tabs.filter((tab) => isPinned(tab) === isPinned(moved));
  const first = state.tabs.indexOf(zone[0] ?? moved);
  const target = Math.min(Math.max(Math.trunc(to), first), first + zone.length - 1);
  if (target === from) return state;
  const tabs = state.tabs.filter((tab) => tab !== moved);
  tabs.splice(target, 0, moved);
  return { ...state, tabs };
}

/** Pins a tab at the end of the pinned zone, or lets it go to the start of the others. Affixed tabs stay as they are. */
export function pinTab(state: TabState, path: string, pinned: boolean): TabState {
  const tab = state.tabs.find((one) => one.path === path);
  if (!tab || tab.affix || tab.pinned === pinned) return state;
  const others = state.tabs.filter((one) => one !== tab);
  const changed = { ...tab, pinned };
  const zoneEnd = others.filter(isPinned).length;
  return { ...state, tabs: [...others.slice(0, zoneEnd), changed, ...others.slice(zoneEnd)] };
}

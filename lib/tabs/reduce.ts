import { type CloseScope, closeTabs } from './close';
import { settleLive } from './live';
import { moveTab, pinnedFirst, pinTab } from './order';
import { DEFAULT_LIVE_CAP, type RouteMeta, type Tab, type TabState, tabOf } from './tab';

export type TabAction =
  | { readonly type: 'visit'; readonly path: string; readonly search: string; readonly meta: RouteMeta }
  | { readonly type: 'close'; readonly scope: CloseScope; readonly path: string }
  | {
      readonly type: 'update';
      readonly path: string;
      readonly search?: string;
      readonly ownTitle?: string | null;
      readonly dirty?: boolean;
    }
  | { readonly type: 'refresh'; readonly path: string }
  | { readonly type: 'move'; readonly path: string; readonly to: number }
  | { readonly type: 'pin'; readonly path: string; readonly pinned: boolean }
  | { readonly type: 'reopen' }
  | { readonly type: 'drop'; readonly paths: readonly string[] }
  | { readonly type: 'restore'; readonly tabs: readonly Omit<Tab, 'instance'>[] }
  | { readonly type: 'setLiveCap'; readonly liveCap: number };

/** The state of a window that has just opened on its affixed tabs. */
export function initialTabs(affixed: readonly (RouteMeta & { path: string })[], liveCap = DEFAULT_LIVE_CAP): TabState {
  const tabs = affixed.map((route, index) => newTab(route.path, '', { ...route, affix: true }, index + 1));
  const active = tabs[0]?.path;
  if (active === undefined) throw new RangeError('the tab bar needs at least one affixed tab');
  return { tabs, active, address: active, live: [active], liveCap, closed: [], nextInstance: tabs.length + 1 };
}

/** The next state of the tabs: pure, so that thousands of random commands can be tried against its invariants. */
export function reduceTabs(state: TabState, action: TabAction): TabState {
  return settleLive(change(state, action));
}

function change(state: TabState, action: TabAction): TabState {
  switch (action.type) {
    case 'visit':
      return visit(state, action.path, action.search, action.meta);
    case 'close':
      return closeTabs(state, action.scope, action.path);
    case 'update':
      return update(state, action);
    case 'refresh':
      return refresh(state, action.path);
    case 'move':
      return moveTab(state, action.path, action.to);
    case 'pin':
      return pinTab(state, action.path, action.pinned);
    case 'reopen':
      return reopen(state);
    case 'drop':
      return drop(state, action.paths);
    case 'restore':
      return restore(state, action.tabs);
    case 'setLiveCap':
      return { ...state, liveCap: Math.max(1, Math.trunc(action.liveCap)) };
  }
}

const newTab = (path: string, search: string, meta: RouteMeta, instance: number): Tab => ({
  path,
  search,
  titleKey: meta.titleKey,
  affix: meta.affix,
  noCache: meta.noCache,
  ownTitle: null,
  pinned: false,
  dirty: false,
  instance,
});

/** Opens a path once: one that stands already is only shown, with its new query. */
function visit(state: TabState, path: string, search: string, meta: RouteMeta): TabState {
  const open = tabOf(state, path);
  if (open) {
    const shown = update(state, { path, search });
    return shown.active === path && shown.address === path ? shown : { ...shown, active: path, address: path };
  }
  const tabs = pinnedFirst([...state.tabs, newTab(path, search, meta, state.nextInstance)]);
  const closed = state.closed.filter((old) => old.path !== path);
  return { ...state, tabs, closed, active: path, address: path, nextInstance: state.nextInstance + 1 };
}

type TabPatch = { path: string; search?: string; ownTitle?: string | null; dirty?: boolean };

function update(state: TabState, { path, ...patch }: TabPatch): TabState {
  const tab = tabOf(state, path);
  if (!tab) return state;
  const { search = tab.search, ownTitle = tab.ownTitle, dirty = tab.dirty } = patch;
  if (search === tab.search && ownTitle === tab.ownTitle && dirty === tab.dirty) return state;
  return replace(state, tab, { ...tab, search, ownTitle, dirty });
}

/** A new instance of one tab: its screen is drawn anew and forgets everything, the others stay untouched. */
function refresh(state: TabState, path: string): TabState {
  const tab = tabOf(state, path);
  if (!tab) return state;
  const anew = replace(state, tab, { ...tab, ownTitle: null, dirty: false, instance: state.nextInstance });
  return { ...anew, active: path, nextInstance: state.nextInstance + 1 };
}

const replace = (state: TabState, old: Tab, tab: Tab): TabState => ({ ...state, tabs: state.tabs.map((one) => (one === old ? tab : one)) });

function reopen(state: TabState): TabState {
  const [last, ...closed] = state.closed;
  if (!last) return state;
  const open = visit({ ...state, closed }, last.path, last.search, { ...last, affix: false });
  return update(open, { path: last.path, ownTitle: last.ownTitle });
}

/** Takes tabs away that are no longer permitted, pinned or not; they cannot be reopened. */
function drop(state: TabState, paths: readonly string[]): TabState {
  const stays = ({ path, affix }: { path: string; affix?: boolean }) => affix === true || !paths.includes(path);
  const tabs = state.tabs.filter(stays);
  if (tabs.length === state.tabs.length) return state;
  const active = tabs.some((tab) => tab.path === state.active) ? state.active : (tabs[0]?.path ?? state.active);
  // An address that lost its tab is drawn as what it is now: no page of the map.
  const address = paths.includes(state.address) ? '' : state.address;
  return { ...state, tabs, active, address, closed: state.closed.filter(stays) };
}

/** Brings back the tabs of an earlier visit around those that stand; what stands wins, in the restored order. */
function restore(state: TabState, earlier: readonly Omit<Tab, 'instance'>[]): TabState {
  let nextInstance = state.nextInstance;
  const unique = earlier.filter((tab, index) => earlier.findIndex((one) => one.path === tab.path) === index);
  const restored = unique.map((tab): Tab => {
    const standing = tabOf(state, tab.path);
    if (standing) return { ...standing, pinned: tab.pinned && !standing.affix, ownTitle: standing.ownTitle ?? tab.ownTitle };
    nextInstance += 1;
    return { ...tab, affix: false, instance: nextInstance - 1 };
  });
  const isRestored = ({ path }: { path: string }) => unique.some((one) => one.path === path);
  const added = state.tabs.filter((tab) => !isRestored(tab));
  const closed = state.closed.filter((tab) => !isRestored(tab));
  return { ...state, tabs: pinnedFirst([...restored, ...added]), closed, nextInstance };
}

'use client';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { screenFor } from '@/lib/navigation/derive';
import type { RouteNode } from '@/lib/navigation/route-node';
import type { TabOwner } from '@/lib/tabs/persist';
import { createSnapshots, type Snapshots } from '@/lib/tabs/snapshots';
import type { TabStore } from '@/lib/tabs/store';
import type { RouteMeta, TabState } from '@/lib/tabs/tab';
import { refreshTarget, usePresentAddress } from './address';
import { firstTabs } from './first-tabs';
import { useKeptTabs } from './use-kept-tabs';

/** What the tab bar, the host and the screens share. */
export interface WindowTabs {
  readonly store: TabStore;
  readonly snapshots: Snapshots;
  /** What the permitted map says about a path; nothing for a path outside it. */
  readonly metaOf: (path: string) => RouteMeta | undefined;
}

const TabsContext = createContext<WindowTabs | null>(null);

/** Holds this window's tabs for everything inside the console, and follows the address bar. */
export function TabsProvider({ routes, owner, children }: { routes: readonly RouteNode[]; owner: TabOwner; children: ReactNode }) {
  const { pathname, search } = usePresentAddress();
  const metaOf = useCallback((path: string) => metaIn(routes, path), [routes]);
  const [store] = useState(() => firstTabs(routes, { pathname, search }, metaOf));
  const [snapshots] = useState(createSnapshots);
  const shared = useMemo(() => ({ store, snapshots, metaOf }), [store, snapshots, metaOf]);
  useKeptTabs(store, owner, metaOf);
  useForgottenSnapshots(store, snapshots);
  // Its tab stands before the effects of a screen run, which may name it at once.
  useLayoutEffect(() => {
    const refreshed = refreshTarget(pathname);
    const meta = metaOf(pathname);
    if (refreshed) store.dispatch({ type: 'refresh', path: refreshed });
    else if (meta) store.dispatch({ type: 'visit', path: pathname, search, meta });
  }, [store, metaOf, pathname, search]);
  return <TabsContext value={shared}>{children}</TabsContext>;
}

function metaIn(routes: readonly RouteNode[], path: string): RouteMeta | undefined {
  const node = screenFor(routes, path)?.node;
  return node && { titleKey: node.titleKey, affix: node.affix === true, noCache: node.noCache === true };
}

/** What is shared by all tabs of the window. */
export function useWindowTabs(): WindowTabs {
  const tabs = use(TabsContext);
  if (!tabs) throw new Error('tabs are used outside the TabsProvider');
  return tabs;
}

/** The present state of the tabs; whoever uses it is drawn again at every change. */
export function useTabState(): TabState {
  const { store } = useWindowTabs();
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}

/**
 * The path on display. A new address is drawn at once, before the state has heard of it; a closed tab's heir is drawn at once,
 * before the address bar has followed; while a refresh goes through its helper page, its tab stays in sight.
 */
export function useShownPath(): string {
  const { pathname } = usePresentAddress();
  const state = useTabState();
  return pathname === state.address || refreshTarget(pathname) ? state.active : pathname;
}

function useForgottenSnapshots(store: TabStore, snapshots: Snapshots) {
  const forget = useRef(() => snapshots.keepOnly(store.state().tabs.map((tab) => tab.instance)));
  useEffect(() => {
    forget.current();
    return store.subscribe(forget.current);
  }, [store]);
}

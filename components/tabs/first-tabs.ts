import { leaves } from '@/lib/navigation/derive';
import type { RouteNode } from '@/lib/navigation/route-node';
import { initialTabs, reduceTabs } from '@/lib/tabs/reduce';
import { createTabStore, type TabStore } from '@/lib/tabs/store';
import type { RouteMeta } from '@/lib/tabs/tab';
import type { PresentAddress } from './address';

/** The tabs of a window that has just been loaded: the affixed ones and the page asked for, on the server as in the browser. */
export function firstTabs(
  routes: readonly RouteNode[],
  { pathname, search }: PresentAddress,
  metaOf: (path: string) => RouteMeta | undefined,
): TabStore {
  const affixed = leaves(routes).filter((node) => node.affix);
  const initial = initialTabs(affixed.map(({ path, titleKey, noCache }) => ({ path, titleKey, affix: true, noCache: noCache === true })));
  const meta = metaOf(pathname);
  if (!meta) return createTabStore(initial);
  // An affixed page that nobody has visited yet is a tab without a screen: its code and its drawing wait for the visit.
  return createTabStore(reduceTabs({ ...initial, live: [] }, { type: 'visit', path: pathname, search, meta }));
}

'use client';
import { useEffect, useLayoutEffect } from 'react';
import { useSetting } from '@/lib/settings/use-settings';
import { decodeTabs, encodeTabs, type TabOwner, tabShelf } from '@/lib/tabs/persist';
import type { TabStore } from '@/lib/tabs/store';
import type { RouteMeta } from '@/lib/tabs/tab';

/** Name of a window that was opened for one page and begins without the tabs of the others. */
export const ALONE = 'page-alone';

/** Brings the tabs of the last visit back before the first frame, and keeps them from then on; drops those a new map no longer permits. */
export function useKeptTabs(store: TabStore, { storeId, account }: TabOwner, metaOf: (path: string) => RouteMeta | undefined) {
  const liveCap = useSetting('liveTabs');
  useLayoutEffect(() => {
    const shelf = tabShelf(
      { storeId, account },
      () => sessionStorage,
      () => localStorage,
    );
    if (window.name !== ALONE) store.dispatch({ type: 'restore', tabs: decodeTabs(shelf.read(), metaOf) });
    // From now on it has tabs of its own, which a reload brings back; and the next page gets a window of its own too.
    window.name = '';
    store.dispatch({ type: 'drop', paths: refused(store, metaOf) });
    shelf.write(encodeTabs(store.state()));
    return store.subscribe(() => shelf.write(encodeTabs(store.state())));
  }, [store, storeId, account, metaOf]);
  useEffect(() => {
    store.dispatch({ type: 'setLiveCap', liveCap });
  }, [store, liveCap]);
}

const refused = (store: TabStore, metaOf: (path: string) => RouteMeta | undefined) =>
  store.state().tabs.flatMap(({ path }) => (metaOf(path) ? [] : [path]));

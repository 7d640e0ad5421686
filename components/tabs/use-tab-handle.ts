'use client';
import { useMemo } from 'react';
import type { TabState } from '@/lib/list/use-tab-state';
import { tabOf } from '@/lib/tabs/tab';
import type { TabHandle } from './tab-context';
import { useWindowTabs } from './tabs-context';

/** The handle one tab's screen gets; it stays the same object while the tab stands, so that screens are not drawn again. */
export function useTabHandle(path: string): TabHandle {
  const { store } = useWindowTabs();
  return useMemo(() => {
    const unsaved = new Set<string>();
    return {
      path,
      setTitle: (ownTitle) => void store.dispatch({ type: 'update', path, ownTitle }),
      setDirty: (form, dirty) => {
        if (dirty) unsaved.add(form);
        else unsaved.delete(form);
        store.dispatch({ type: 'update', path, dirty: unsaved.size > 0 });
      },
      setClean: () => {
        unsaved.clear();
        store.dispatch({ type: 'update', path, dirty: false });
      },
      opening: () => tabOf(store.state(), path)?.instance,
      searchOf: (other) => tabOf(store.state(), other)?.search,
      close: () => void store.dispatch({ type: 'close', scope: 'one', path }),
    };
  }, [store, path]);
}

/** Where one tab's screen leaves what shall come back after it was put away; nothing is kept for a noCache screen, which begins afresh. */
export function useTabKept(instance: number, noCache: boolean): TabState | null {
  const { snapshots } = useWindowTabs();
  return useMemo(
    () =>
      noCache ? null : { read: (name) => snapshots.read(instance, name), write: (name, value) => snapshots.write(instance, name, value) },
    [snapshots, instance, noCache],
  );
}

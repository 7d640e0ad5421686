'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAppRouter } from '@/components/theme/app-router';
import { beginNavigation } from '@/components/theme/navigation-progress';
import { takeForOld } from '@/lib/client/query-client';
import { type CloseScope, closedBy } from '@/lib/tabs/close';
import { tabOf } from '@/lib/tabs/tab';
import { refreshAddress } from './address';
import { useWindowTabs } from './tabs-context';
import { ALONE } from './use-kept-tabs';
import { useLeaveQuestion } from './use-leave-question';

/** Everything a person can do with the tabs; each asks first when something unsaved would be lost. */
export interface TabCommands {
  readonly show: (path: string) => void;
  readonly close: (scope: CloseScope, path: string) => Promise<void>;
  readonly refresh: (path: string) => Promise<void>;
  readonly pin: (path: string, pinned: boolean) => void;
  readonly move: (path: string, to: number) => void;
  readonly reopen: () => void;
  /** The same page in another tab of the browser, which begins with this window's tabs. */
  readonly duplicate: (path: string) => void;
  /** The page alone in a window of its own. */
  readonly openInWindow: (path: string) => void;
}

/** The commands of the tab bar, its menu and its shortcuts. */
export function useTabCommands(): TabCommands {
  const { store } = useWindowTabs();
  const router = useAppRouter();
  const queries = useQueryClient();
  const mayLeave = useLeaveQuestion();
  return useMemo(() => {
    const addressOf = (path: string) => `${path}${tabOf(store.state(), path)?.search ?? ''}`;
    return {
      show: (path) => showOpenTab(addressOf(path)),
      close: async (scope, path) => {
        if (!(await mayLeave('close', closedBy(store.state(), scope, path)))) return;
        const { active } = store.dispatch({ type: 'close', scope, path });
        if (active !== window.location.pathname) showOpenTab(addressOf(active));
      },
      refresh: async (path) => {
        const tab = tabOf(store.state(), path);
        if (!tab || !(await mayLeave('refresh', [tab]))) return;
        // Whoever refreshes wants to see what is there now: drawn anew, the screen reads again instead of showing what it remembers.
        await takeForOld(queries);
        beginNavigation();
        router.replace(refreshAddress({ pathname: path, search: tab.search }));
      },
      pin: (path, pinned) => void store.dispatch({ type: 'pin', path, pinned }),
      move: (path, to) => void store.dispatch({ type: 'move', path, to }),
      reopen: () => {
        if (store.state().closed.length > 0) showOpenTab(addressOf(store.dispatch({ type: 'reopen' }).active));
      },
      duplicate: (path) => void window.open(addressOf(path), '_blank'),
      openInWindow: (path) => void window.open(addressOf(path), ALONE, 'popup')?.focus(),
    };
  }, [store, router, mayLeave, queries]);
}

/** Goes to a tab that is open already: the address bar alone changes, and nobody asks the server. */
export function showOpenTab(address: string): void {
  if (address === `${window.location.pathname}${window.location.search}`) return;
  window.history.pushState(null, '', address);
}

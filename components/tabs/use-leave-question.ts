'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { useAsk } from '@/components/dialogs/use-ask';
import { type Tab, tabTitle } from '@/lib/tabs/tab';
import { leavingAsks } from '@/lib/windows/free-leave';
import { LeaveQuestion, type Leaving } from './LeaveQuestion';
import { useWindowTabs } from './tabs-context';

/** Asks whether unsaved input of these tabs may be lost; no question when there is none. */
export function useLeaveQuestion(): (leaving: Leaving, tabs: readonly Tab[]) => Promise<boolean> {
  const ask = useAsk();
  const t = useTranslations();
  return useCallback(
    async (leaving, tabs) => {
      const titles = tabs.filter((tab) => tab.dirty).map((tab) => tabTitle(tab, t));
      return titles.length === 0 || (await ask(LeaveQuestion, { leaving, titles })) === true;
    },
    [ask, t],
  );
}

/** Asks before a sign-out whether unsaved input of any tab may be lost. */
export function useSignOutQuestion(): () => Promise<boolean> {
  const { store } = useWindowTabs();
  const mayLeave = useLeaveQuestion();
  return useCallback(() => mayLeave('signOut', store.state().tabs), [store, mayLeave]);
}

/** Lets the browser ask before the window is closed or left while something is unsaved; listening only then keeps Back fast. */
export function useUnloadQuestion(): void {
  const { store } = useWindowTabs();
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (leavingAsks()) event.preventDefault();
    };
    const follow = () => {
      window.removeEventListener('beforeunload', ask);
      if (store.state().tabs.some((tab) => tab.dirty)) window.addEventListener('beforeunload', ask);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [store]);
}

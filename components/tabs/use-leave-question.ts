'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { useAsk } from '@/components/dialogs/use-ask';
import { type Tab, tabTitle } from '@/lib/tabs/tab';
import { leavingAsks } from '@/lib/windows/free-leave';
import type { Leaving } from './LeaveQuestion';
import { useWindowTabs } from './tabs-context';

/** Undefined when it cannot be fetched: the browser then asks by itself, since unsaved input is at stake. */
const fetchQuestion = () =>
  import('./LeaveQuestion').then(
    ({ LeaveQuestion }) => LeaveQuestion,
    () => undefined,
  );

/** Asks whether unsaved input of these tabs may be lost; no question when there is none. */
export function useLeaveQuestion(): (leaving: Leaving, tabs: readonly Tab[]) => Promise<boolean> {
  const ask = useAsk();
  const t = useTranslations();
  return useCallback(
    async (leaving, tabs) => {
      const titles = tabs.filter((tab) => tab.dirty).map((tab) => tabTitle(tab, t));
      if (titles.length === 0) return true;
      const Question = await fetchQuestion();
      return Question ? (await ask(Question, { leaving, titles })) === true : window.confirm([t('tags.leave.title'), ...titles].join('\n'));
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
      if (!store.state().tabs.some((tab) => tab.dirty)) return;
      window.addEventListener('beforeunload', ask);
      // From the first unsaved letter on the question is at hand, whatever becomes of the connection.
      void fetchQuestion();
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, [store]);
}

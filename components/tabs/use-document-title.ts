'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { tabOf, tabTitle } from '@/lib/tabs/tab';
import { useShownPath, useTabState } from './tabs-context';

/** Keeps the window's title that of the tab on display: "page - product". Switching tabs does not ask the server, so nobody else would. */
export function useDocumentTitle(): void {
  const t = useTranslations();
  const state = useTabState();
  const tab = tabOf(state, useShownPath());
  const title = tab && `${tabTitle(tab, t)} - ${t('app.title')}`;
  useEffect(() => {
    if (title === undefined) return;
    const wear = () => {
      if (document.title !== title) document.title = title;
    };
    wear();
    // The page's own metadata may arrive after the tab was switched or named.
    const late = new MutationObserver(wear);
    late.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => late.disconnect();
  }, [title]);
}

'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import type { Command } from '@/components/search/command';
import { useWindowTabs } from '@/components/tabs/tabs-context';
import { showOpenTab } from '@/components/tabs/use-tab-commands';
import { useAppRouter } from '@/components/theme/app-router';
import { searchEntries } from '@/lib/navigation/derive';
import type { Findable } from '@/lib/search/found';
import { recordPlaces } from '@/lib/search/record-places';
import { tabOf } from '@/lib/tabs/tab';
import { useMap } from '../MapContext';
import { paletteDialog } from './frame-dialogs';

/** Opens the search and goes where it leads: the permitted pages, and the frame's commands. */
export function usePaletteOpener(owner: string, commands: () => Command[]): { open: () => void; prefetch: () => void } {
  const t = useTranslations();
  const router = useAppRouter();
  const { routes } = useMap();
  const { store } = useWindowTabs();
  const { open: ask, prefetch } = useOnDemand(paletteDialog);
  const open = useCallback(async () => {
    const pages = searchEntries(routes).map(({ path, titleKeys }): Findable => {
      const titles = titleKeys.map((key) => t(key));
      return { id: path, path, title: titles.at(-1) ?? path, sections: titles.slice(0, -1) };
    });
    const records = (query: string) =>
      recordPlaces(query).flatMap(({ path, address }): Findable[] => {
        const list = pages.find((page) => page.path === path);
        if (!list) return [];
        const title = t('search.record', { query: query.trim(), list: list.title });
        return [{ id: `record ${path}`, path: address, title, sections: list.sections }];
      });
    const choice = await ask(() => ({ pages, records, commands: commands(), owner }));
    if (choice?.kind === 'command') return choice.command.run();
    if (!choice) return;
    const [path = '', query] = choice.page.path.split('?');
    const tab = tabOf(store.state(), path);
    if (tab) return showOpenTab(query === undefined ? `${path}${tab.search}` : choice.page.path);
    router.push(choice.page.path);
  }, [t, router, routes, store, ask, commands, owner]);
  return { open: () => void open(), prefetch };
}

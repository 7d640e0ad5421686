'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { useShownPath, useTabState } from '@/components/tabs/tabs-context';
import { useInSight } from '@/components/tabs/use-in-sight';
import { useTabCommands } from '@/components/tabs/use-tab-commands';
import { isPinned, tabTitle } from '@/lib/tabs/tab';
import { BarTools } from './BarTools';
import { Spoken, Strip, Tablist } from './bar-styles';
import { TabButton } from './TabButton';
import type { MenuPlace } from './TabMenu';
import { useBarKeys } from './use-bar-keys';
import { useBarWheel } from './use-bar-wheel';
import { useTabDrag } from './use-tab-drag';

const tabMenu = lazyPart(() => import('./TabMenu').then((module) => module.TabMenu));

/** The bar of visited pages: shows, closes, moves and pins them, by mouse, touch and keyboard. */
export function TabBar() {
  const t = useTranslations();
  const { tabs } = useTabState();
  const shown = useShownPath();
  const commands = useTabCommands();
  const list = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<MenuPlace>();
  const keys = useBarKeys(list, commands, setMenu);
  const drag = useTabDrag(list, commands.move, setMenu);
  const closeMenu = () => setMenu(undefined);
  const TabMenu = useLazyPart(tabMenu, menu !== undefined, closeMenu);
  useBarWheel(list);
  useInSight(
    list,
    shown,
    tabs.findIndex((tab) => tab.path === shown),
  );
  const reachable = tabs.some((tab) => tab.path === keys.focused) ? keys.focused : shown;
  return (
    <Strip aria-label={t('tags.bar')}>
      <Tablist ref={list} role="tablist" aria-label={t('tags.bar')} onBlur={keys.blur} {...tabMenu.prefetch}>
        {tabs.map((tab, index) => (
          <TabButton
            key={tab.path}
            tab={tab}
            title={tabTitle(tab, t)}
            selected={tab.path === shown}
            reachable={tab.path === reachable}
            dragged={tab.path === drag.path}
            onShow={() => commands.show(tab.path)}
            onClose={isPinned(tab) ? undefined : () => void commands.close('one', tab.path)}
            onMenu={(left, top) => setMenu({ path: tab.path, left, top })}
            onKeyDown={(event) => keys.press(event, index)}
            onPointerDown={(event) => drag.begin(event, index, tab.path)}
          />
        ))}
      </Tablist>
      <BarTools prefetch={tabMenu.prefetch} onMenu={(left, top) => setMenu({ path: shown, left, top })} />
      <Spoken role="status">{keys.said}</Spoken>
      {TabMenu && <TabMenu open={menu !== undefined} place={menu} commands={commands} onClose={closeMenu} />}
    </Strip>
  );
}

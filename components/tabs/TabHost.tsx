'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { tabOf, tabTitle } from '@/lib/tabs/tab';
import { usePresentAddress } from './address';
import { Spoken } from './bar/bar-styles';
import { panelsOf } from './panels';
import { TabPanel } from './TabPanel';
import { useShownPath, useTabState, useWindowTabs } from './tabs-context';
import { useClosedMenus } from './use-closed-menus';
import { useFocusAlong } from './use-focus-along';
import { useKeptFrames } from './use-kept-frames';
import { useKeptScroll } from './use-kept-scroll';

interface HostProps {
  /** Draws the screen of a permitted path; one function for the life of the shell. */
  readonly draw: (path: string) => ReactNode;
  /** The route's own output. */
  readonly children: ReactNode;
}

/**
 * Draws every live tab and hides all but the one on display, so that each keeps its inputs, scroll and selection. The route's own
 * output is seen only for an address that is no screen of the permitted map.
 */
export function TabHost({ draw, children }: HostProps) {
  const t = useTranslations();
  const { metaOf } = useWindowTabs();
  const { pathname, search } = usePresentAddress();
  const state = useTabState();
  const shown = useShownPath();
  const meta = metaOf(shown);
  const tab = tabOf(state, shown);
  const panels = panelsOf(state, meta && { path: shown, search, noCache: meta.noCache });
  useClosedMenus(shown);
  const onDisplay = panels.find((panel) => panel.path === shown);
  useKeptScroll(onDisplay);
  useKeptFrames(onDisplay);
  useFocusAlong(onDisplay?.instance);
  return (
    <>
      {tab && <Spoken as="h1">{tabTitle(tab, t)}</Spoken>}
      {panels.map(({ path, instance, noCache, search: frozen }) => (
        <TabPanel
          key={`${path}#${instance}`}
          path={path}
          instance={instance}
          noCache={noCache}
          visible={path === shown}
          search={path === pathname ? search : frozen}
          draw={draw}
        />
      ))}
      {/* Kept on the page even then, for what a page does without being seen: going on from a refresh, telling of a changed map. */}
      <div hidden={meta !== undefined}>{children}</div>
    </>
  );
}

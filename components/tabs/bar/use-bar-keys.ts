'use client';
import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { tabKey } from '@/components/tabs/tab-keys';
import { useWindowTabs } from '@/components/tabs/tabs-context';
import type { TabCommands } from '@/components/tabs/use-tab-commands';
import { tabOf, tabTitle } from '@/lib/tabs/tab';
import type { MenuPlace } from './TabMenu';

interface BarKeys {
  /** The tab the keyboard is on, once it has moved. */
  readonly focused: string | undefined;
  /** What a screen reader is told. */
  readonly said: string;
  readonly press: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  readonly blur: (event: FocusEvent<HTMLElement>) => void;
}

/** The keyboard on the tab bar: one stop for the Tab key, arrows inside. */
export function useBarKeys(list: RefObject<HTMLElement | null>, commands: TabCommands, openMenu: (place: MenuPlace) => void): BarKeys {
  const t = useTranslations();
  const { store } = useWindowTabs();
  const [focused, setFocused] = useState<string>();
  const [said, setSaid] = useState('');
  const focus = useFocusAfterDraw(list, setFocused);
  const titleOf = (path: string) => {
    const tab = tabOf(store.state(), path);
    return tab ? tabTitle(tab, t) : '';
  };
  const move = (path: string, to: number) => {
    commands.move(path, to);
    const { tabs } = store.state();
    const position = tabs.findIndex((tab) => tab.path === path) + 1;
    setSaid(t('tags.moved', { title: titleOf(path), position, total: tabs.length }));
    focus(path);
  };
  const close = async (path: string) => {
    const title = titleOf(path);
    await commands.close('one', path);
    const { active } = store.state();
    if (!tabOf(store.state(), path)) setSaid(t('tags.closed', { title }));
    focus(tabOf(store.state(), path) ? path : active);
  };
  const press = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const { tabs } = store.state();
    const path = tabs[index]?.path;
    const key = tabKey(event, index, tabs.length);
    if (!key || path === undefined) return;
    event.preventDefault();
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    if (key.does === 'focus') focus(tabs[key.index]?.path ?? path);
    else if (key.does === 'move') move(path, key.index);
    else if (key.does === 'show') commands.show(path);
    else if (key.does === 'close') void close(path);
    else openMenu({ path, left, top: bottom });
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // Coming back, the Tab key reaches the tab on display again.
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  };
  return { focused, said, press, blur };
}

/** Gives a tab the focus once the bar is drawn: moving it in the page would take the focus away again. */
function useFocusAfterDraw(list: RefObject<HTMLElement | null>, setFocused: (path: string) => void): (path: string) => void {
  const wanted = useRef<string>(undefined);
  const [, drawAgain] = useState(0);
  useLayoutEffect(() => {
    const path = wanted.current;
    wanted.current = undefined;
    if (path === undefined) return;
    const tab = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-path') === path);
    if (tab instanceof HTMLElement) tab.focus();
  });
  return (path) => {
    wanted.current = path;
    setFocused(path);
    drawAgain((times) => times + 1);
  };
}

'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useChangeLanguage } from '@/components/feedback/use-change-language';
import { goodsPlaces } from '@/components/goods/goods-places';
import { mayMake } from '@/components/goods/may-make';
import type { Command } from '@/components/search/command';
import { useChangeSize } from '@/components/settings/use-change-size';
import { useTabCommands } from '@/components/tabs/use-tab-commands';
import { useAppRouter } from '@/components/theme/app-router';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { useViewer } from '@/components/viewer/viewer-context';
import { ACCOUNT, FORM, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { colourModes, sizeNames } from '@/lib/settings/settings';
import { settingsStore, useChangeSettings } from '@/lib/settings/use-settings';
import { useSignOut } from './use-sign-out';

/** The kind of goods that is offered to be made: the first of these that the person may make. */
const NEW_GOODS = [HARDWARE, ACCOUNT, FORM, SOFTWARE] as const;

interface FrameDeeds {
  readonly openSettings: () => void;
  readonly openShortcuts: () => void;
}

/** The commands the palette offers; made when it opens, because their words come with it. */
export function useCommands({ openSettings, openShortcuts }: FrameDeeds): () => Command[] {
  const t = useTranslations();
  const { change } = useChangeSettings();
  const { language } = useLanguage();
  const changeLanguage = useChangeLanguage();
  const changeSize = useChangeSize();
  const { reopen } = useTabCommands();
  const signOut = useSignOut();
  const router = useAppRouter();
  const viewer = useViewer();
  return useCallback(() => {
    const command = (name: string, title: string, run: () => void): Command => ({
      id: `command ${name}`,
      path: name,
      title,
      sections: [],
      run,
    });
    const present = settingsStore().get();
    const newGoods = NEW_GOODS.find((kind) => mayMake(viewer, kind));
    return [
      ...(newGoods ? [command('new goods', t('search.action.newGoods'), () => router.push(goodsPlaces[newGoods].create))] : []),
      ...colourModes
        .filter((mode) => mode !== present.colourMode)
        .map((mode) => command(`theme ${mode}`, t(`search.action.${mode}`), () => change({ colourMode: mode }))),
      language === 'en'
        ? command('language zh-CN', t('search.action.chinese'), () => changeLanguage('zh-CN'))
        : command('language en', t('search.action.english'), () => changeLanguage('en')),
      ...sizeNames
        .filter((size) => size !== present.size)
        .map((size) => command(`size ${size}`, t('search.action.size', { size: t(`size.${size}`) }), () => changeSize(size))),
      command('settings', t('search.action.settings'), openSettings),
      command('shortcuts', t('search.action.shortcuts'), openShortcuts),
      command('reopen', t('search.action.reopen'), reopen),
      command('sign out', t('search.action.signOut'), signOut),
    ];
  }, [t, change, language, changeLanguage, changeSize, openSettings, openShortcuts, reopen, signOut, router, viewer]);
}

'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Command } from '@/components/search/command';
import { useChangeSize } from '@/components/settings/use-change-size';
import { useTabCommands } from '@/components/tabs/use-tab-commands';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { colourModes, sizeNames } from '@/lib/settings/settings';
import { settingsStore, useChangeSettings } from '@/lib/settings/use-settings';
import { useSignOut } from './use-sign-out';

interface FrameDeeds {
  readonly openSettings: () => void;
  readonly openShortcuts: () => void;
}

/** The commands the palette offers; made when it opens, because their words come with it. */
export function useCommands({ openSettings, openShortcuts }: FrameDeeds): () => Command[] {
  const t = useTranslations();
  const { change } = useChangeSettings();
  const { language, changeLanguage } = useLanguage();
  const changeSize = useChangeSize();
  const { reopen } = useTabCommands();
  const signOut = useSignOut();
  return useCallback(() => {
    const command = (name: string, title: string, run: () => void): Command => ({
      id: `command ${name}`,
      path: name,
      title,
      sections: [],
      run,
    });
    const present = settingsStore().get();
    return [
      ...colourModes
        .filter((mode) => mode !== present.colourMode)
        .map((mode) => command(`theme ${mode}`, t(`search.action.${mode}`), () => change({ colourMode: mode }))),
      language === 'en'
        ? command('language zh-CN', t('search.action.chinese'), () => void changeLanguage('zh-CN'))
        : command('language en', t('search.action.english'), () => void changeLanguage('en')),
      ...sizeNames
        .filter((size) => size !== present.size)
        .map((size) => command(`size ${size}`, t('search.action.size', { size: t(`size.${size}`) }), () => changeSize(size))),
      command('settings', t('search.action.settings'), openSettings),
      command('shortcuts', t('search.action.shortcuts'), openShortcuts),
      command('reopen', t('search.action.reopen'), reopen),
      command('sign out', t('search.action.signOut'), signOut),
    ];
  }, [t, change, language, changeLanguage, changeSize, openSettings, openShortcuts, reopen, signOut]);
}

'use client';
import './no-eval';

import type { ReactNode } from 'react';
import { AppTheme } from '@/components/theme/AppTheme';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Settings } from '@/lib/settings/settings';
import { NavigationProgress } from './NavigationProgress';

/** What every page has around it, the sign-in included. */
export function Providers({ settings, children }: { settings: Settings; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <AppTheme settings={settings} language={language}>
      <NavigationProgress />
      {children}
    </AppTheme>
  );
}

'use client';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { AppTheme } from '@/components/theme/AppTheme';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { Settings } from '@/lib/settings/settings';
import { NavigationProgress } from './NavigationProgress';

// The page's policy forbids eval; without this zod would try it once and be reported.
z.config({ jitless: true });

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

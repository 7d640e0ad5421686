'use client';
import './no-eval';

import type { ReactNode } from 'react';
import { AppTheme } from '@/components/theme/AppTheme';
import { HydrationMark } from '@/components/theme/HydrationMark';
import type { Settings } from '@/lib/settings/settings';
import { NavigationProgress } from './NavigationProgress';

/** What every page has around it, the sign-in included. */
export function Providers({ settings, children }: { settings: Settings; children: ReactNode }) {
  return (
    <AppTheme settings={settings}>
      <HydrationMark />
      <NavigationProgress />
      {children}
    </AppTheme>
  );
}

'use client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import type { Settings } from '@/lib/settings/settings';
import { FirstPaintSettings, useSettings } from '@/lib/settings/use-settings';
import { applyAppearance, prefersDark } from './apply-appearance';
import { theme } from './theme';

/** Gives everything below it the console's look; `settings` are those the server drew the page with (the settings cookie). */
export function AppTheme({ settings, children }: { settings: Settings; children: ReactNode }) {
  return (
    <FirstPaintSettings settings={settings}>
      {/*
        The settings store alone decides the scheme: without a node and a storage MUI keeps out of it. Its own notion of a mode stands
        still from the first render on, because a context that changes after mounting makes React throw away, and draw again, every
        part of the server's page it has not yet gone on from.
      */}
      <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} defaultMode="light" noSsr>
        <CssBaseline enableColorScheme />
        <WornSettings />
        {children}
      </ThemeProvider>
    </FirstPaintSettings>
  );
}

/** Keeps the root element in step with the settings and with the system's scheme. */
function WornSettings() {
  const settings = useSettings();
  useEffect(() => {
    applyAppearance(settings);
    if (settings.colourMode !== 'system') return;
    const system = prefersDark();
    const follow = () => applyAppearance(settings);
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, [settings]);
  return null;
}

'use client';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { browserPorts, writeCookie } from './browser-ports';
import { defaultSettings, type Settings } from './settings';
import { createSettingsStore, type SettingsStore } from './settings-store';

const FirstPaint = createContext<Settings>(defaultSettings);

/** Carries the settings the server drew the page with, so that hydration starts from the same. */
export const FirstPaintSettings = ({ settings, children }: { settings: Settings; children: ReactNode }) => (
  <FirstPaint value={settings}>{children}</FirstPaint>
);

/** All stored settings, redrawn when any of them changes. */
export function useSettings(): Settings {
  const firstPaint = useContext(FirstPaint);
  return useSyncExternalStore(subscribe, present, () => firstPaint);
}

/** One stored setting, redrawn when that one changes. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  const firstPaint = useContext(FirstPaint);
  return useSyncExternalStore(
    subscribe,
    () => settingsStore().get()[name],
    () => firstPaint[name],
  );
}

/** The ways to change settings. */
export const useChangeSettings = (): Pick<SettingsStore, 'change' | 'replace' | 'reset'> => useMemo(settingsStore, []);

let store: SettingsStore | undefined;

/** The settings of this window; in the browser only. */
export function settingsStore(): SettingsStore {
  store ??= typeof window === 'undefined' ? createSettingsStore(serverPorts) : browserStore();
  return store;
}

function browserStore(): SettingsStore {
  const made = createSettingsStore(browserPorts());
  if (made.get() !== defaultSettings) writeCookie(made.get());
  return made;
}

// During the server's render nothing is read or kept: first-paint settings come through the context.
const serverPorts = { read: () => null, write: () => undefined, listen: () => undefined };

const subscribe = (listener: () => void) => settingsStore().subscribe(listener);
const present = () => settingsStore().get();

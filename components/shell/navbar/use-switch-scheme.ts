'use client';
import { useChangeSettings } from '@/lib/settings/use-settings';

/** Turns the scheme the page wears now into the other one, and remembers it as chosen. */
export function useSwitchScheme(): () => void {
  const { change } = useChangeSettings();
  return () => change({ colourMode: document.documentElement.dataset.colorScheme === 'dark' ? 'light' : 'dark' });
}

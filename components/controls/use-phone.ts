'use client';
import { useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '@/components/theme/tokens';

/** Whether the window is as narrow as a phone: rows are then drawn as cards. The server draws tables. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE_QUERY).matches,
    () => false,
  );

function subscribe(listener: () => void) {
  const media = window.matchMedia(PHONE_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

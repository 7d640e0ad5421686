'use client';
import { useSyncExternalStore } from 'react';
import { PHONE_BREAKPOINT } from '@/components/theme/tokens';

const query = `(max-width: ${PHONE_BREAKPOINT - 0.05}px)`;

/** Whether the window is as narrow as a phone: rows are then drawn as cards. The server draws tables. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

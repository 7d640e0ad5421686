'use client';
import { createContext, use, useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '@/components/theme/tokens';

/** The width the server guessed; the window itself is asked as soon as the page is alive. */
export const GuessedPhone = createContext(false);

/** Whether the window is as narrow as a phone: rows are then drawn as cards. */
export function usePhone(): boolean {
  const guessed = use(GuessedPhone);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE_QUERY).matches,
    () => guessed,
  );
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(PHONE_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

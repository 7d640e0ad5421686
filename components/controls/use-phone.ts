'use client';
import { createContext, use, useSyncExternalStore } from 'react';
import { NARROW_QUERY, PHONE_QUERY } from '@/components/theme/tokens';

/** The width the server guessed; the window itself is asked as soon as the page is alive. */
export const GuessedPhone = createContext(false);

/** Whether the window is as narrow as a phone: rows are then drawn as cards. */
export const usePhone = (): boolean => useWindow(phone);

/** Whether the window has no room for the sidebar: the menu is then a drawer. */
export const useNarrow = (): boolean => useWindow(narrow);

function useWindow({ subscribe, matches }: Query): boolean {
  const guessed = use(GuessedPhone);
  return useSyncExternalStore(subscribe, matches, () => guessed);
}

type Query = ReturnType<typeof queryOf>;

const queryOf = (text: string) => ({
  matches: () => window.matchMedia(text).matches,
  subscribe: (listener: () => void) => {
    const media = window.matchMedia(text);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
});

const phone = queryOf(PHONE_QUERY);
const narrow = queryOf(NARROW_QUERY);

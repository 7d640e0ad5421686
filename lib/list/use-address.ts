'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { createContext, useContext, useMemo } from 'react';
import { afterNavigation } from '@/lib/client/pending-navigation';

/** Where a screen stands: its own path and search string, which for a hidden tab are not those of the address bar. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Takes the screen to another search string of the same path; without it the address bar is written. */
  readonly go?: GoTo;
}
export type GoTo = (search: string, how: 'push' | 'replace') => void;

/** Filled by the tab host, which freezes the search string of hidden tabs, and by lists inside dialogs, whose state is not in the bar. */
export const AddressContext = createContext<Address | null>(null);

/** The address of the screen it is called in, and the way to change its search string. */
export function useAddress(): Required<Address> {
  const given = useContext(AddressContext);
  // Which of the two it is never changes while a screen stands; asking the router only without a tab host keeps hidden tabs still.
  const useRoute = given ? useNothing : useRouteAddress;
  const route = useRoute();
  const { pathname, search, go } = given ?? route ?? nowhere;
  return useMemo(() => ({ pathname, search, go: go ?? barOf(pathname) }), [pathname, search, go]);
}

const nowhere: Address = { pathname: '/', search: '' };
const useNothing = (): Address | null => null;

function useRouteAddress(): Address | null {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  return { pathname, search: search && `?${search}` };
}

/** Writes the address bar without asking the server for the page again; a screen that is no longer shown leaves the bar alone. */
const barOf =
  (pathname: string): GoTo =>
  (search, how) => {
    if (window.location.pathname !== pathname) return;
    const address = `${pathname}${search}`;
    // A person who asks for other rows means those.
    if (how === 'push') return window.history.pushState(null, '', address);
    // What a screen replaces by itself calls off no page that was asked for, and nothing that was asked of the screen meanwhile.
    const { href } = window.location;
    afterNavigation(() => {
      if (window.location.href === href) window.history.replaceState(null, '', address);
    });
  };

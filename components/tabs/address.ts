'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { publicPaths } from '@/lib/navigation/public-paths';

/** One address of the console: path and query, the query with its question mark or empty. */
export interface PresentAddress {
  readonly pathname: string;
  readonly search: string;
}

/** The address the browser is at; it follows pushState too. */
export function usePresentAddress(): PresentAddress {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  return { pathname, search: query && `?${query}` };
}

/** The address whose refresh goes through the internal helper page (specification 2.2). */
export const refreshAddress = ({ pathname, search }: PresentAddress): string => `${publicPaths.refresh}${pathname}${search}`;

/** The path a helper address refreshes; nothing for any other address. */
export const refreshTarget = (pathname: string): string | undefined =>
  pathname.startsWith(`${publicPaths.refresh}/`) ? pathname.slice(publicPaths.refresh.length) : undefined;

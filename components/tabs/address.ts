'use client';
import { usePathname, useSearchParams } from 'next/navigation';

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

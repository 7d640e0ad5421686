import { publicPaths } from './public-paths';
import { loginPath } from './safe-redirect';

/** Request header in which the middleware tells the page its own address. */
export const WANTED_PATH_HEADER = 'x-wanted-path';
/** Without a session only these are reachable (specification 2.1). */
const OPEN_PATHS: readonly string[] = [publicPaths.login, publicPaths.authRedirect];
/** Next's own query key on soft navigations; nobody typed it and nobody wants to return to it. */
const ROUTER_KEY = '_rsc';
const HOME = '/';

/** Where the navigation guard sends a request, or nothing when it may go on. */
export function guardRedirect(address: { pathname: string; search: string }, signedIn: boolean): string | undefined {
  if (!signedIn) return OPEN_PATHS.includes(address.pathname) ? undefined : loginPath(wantedPath(address));
  // The query of the sign-in counts when somebody signs in, not when somebody already has (specification 2.1).
  return address.pathname === publicPaths.login ? HOME : undefined;
}

/** The address as the person knows it: path and query, without what the router adds. */
export const wantedPath = ({ pathname, search }: { pathname: string; search: string }): string => `${pathname}${typedSearch(search)}`;

/** Cut as text, so that a repeated or oddly encoded query survives byte for byte. */
function typedSearch(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const typed = parts.filter((part) => part !== '' && part.split('=')[0] !== ROUTER_KEY).join('&');
  return typed && `?${typed}`;
}

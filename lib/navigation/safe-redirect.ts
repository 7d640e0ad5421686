import { publicPaths } from './public-paths';

const MAX_LENGTH = 2048;
/** No browser can be asked for this host; only the path counts. */
const BASE = 'https://console.invalid';
/** Places that are no destination after a sign-in: the sign-in itself (a loop), its helpers, and addresses that are not pages. */
const NOT_PAGES = ['/login', '/auth-redirect', '/redirect', '/api', '/media', '/_next', '/healthz', '/readyz', '/metrics'];
/** Controls, separators and invisible marks: browsers drop or turn some of them, so that what is read is not what is opened. */
const ODD_CHARACTER = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;

/** Where a wanted address leads inside the console; anything that is not plainly a page of this origin becomes the home page. */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || wanted.length > MAX_LENGTH || !wanted.startsWith('/') || wanted.startsWith('//')) return publicPaths.home;
  if (ODD_CHARACTER.test(wanted)) return publicPaths.home;
  const url = parsed(wanted);
  if (!url || url.origin !== BASE || !isPage(url.pathname)) return publicPaths.home;
  return `${url.pathname}${url.search}${url.hash}`;
}

function parsed(wanted: string): URL | undefined {
  return URL.canParse(wanted, BASE) ? new URL(wanted, BASE) : undefined;
}

/** Dot segments are resolved by now; what they leave, and what percent signs hide, must still be one plain path. */
function isPage(pathname: string): boolean {
  const plain = decoded(pathname);
  if (plain === undefined || plain.includes('//') || ODD_CHARACTER.test(plain.replaceAll(' ', ''))) return false;
  const lower = plain.toLowerCase();
  return !NOT_PAGES.some((root) => lower === root || lower.startsWith(`${root}/`));
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The sign-in address that remembers where the person wanted to go. */
export const loginPath = (wanted: string): string => `${publicPaths.login}?${new URLSearchParams({ redirect: wanted })}`;

/** Where a sign-in leads: the remembered page, with the other query keys of the sign-in address added. */
export function returnTarget(query: Iterable<readonly [string, string]>): string {
  const entries = [...query];
  const target = safeRedirect(entries.find(([key]) => key === 'redirect')?.[1]);
  const others = entries.filter(([key]) => key !== 'redirect');
  if (!others.length) return target;
  const url = new URL(target, BASE);
  for (const [key, value] of others) url.searchParams.append(key, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

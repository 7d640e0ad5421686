import { type NextRequest, NextResponse } from 'next/server';
import { guardRedirect, WANTED_PATH_HEADER, wantedPath } from '@/lib/navigation/guard';
import { pageHeaders } from '@/lib/navigation/page-headers';
import { clearedCookies, openSession } from '@/lib/session/session';

/**
 * The navigation guard: nothing but redirects and headers, and never the only check. It stays off /api and /media, because
 * a matched route gets its body buffered and cut at 10 MB (security.md 1), and off files that need no session.
 */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!(?:api|media)(?:/|$)|_next/static/|_next/image(?:/|$)|(?:healthz|readyz|metrics)$|favicon\\.(?:svg|ico)$|brand/).*)'],
};

/** Headers a client may not bring along: we set them, or they are nobody's business here. */
const STRIPPED = ['token', 'storeid', 'x-nonce', 'x-request-id', 'content-security-policy', WANTED_PATH_HEADER];

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  const nonce = freshNonce();
  const requestId = crypto.randomUUID();
  const development = process.env.NODE_ENV === 'development';
  const headers = { ...pageHeaders({ nonce, pathname, development, env: process.env }), 'x-request-id': requestId };
  const opened = await openSession(request.headers.get('cookie'));
  const target = guardRedirect({ pathname, search }, opened.state === 'open');

  const response = target ? redirect(request, target) : proceed(request, { ...headers, 'x-nonce': nonce });
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (opened.state === 'invalid' || opened.state === 'expired')
    for (const cookie of clearedCookies()) response.headers.append('set-cookie', cookie);
  return response;
}

/** Next answers it with a relative Location, so that no Host header a client sends ends up in it. */
const redirect = (request: NextRequest, target: string) => NextResponse.redirect(new URL(target, request.url), 307);

/** The page reads its nonce and its own address from the request; the policy is there for Next, which puts the nonce on its tags. */
function proceed(request: NextRequest, own: Record<string, string>): NextResponse {
  const headers = new Headers(request.headers);
  for (const name of STRIPPED) headers.delete(name);
  for (const name of ['content-security-policy', 'x-nonce', 'x-request-id']) headers.set(name, own[name] ?? '');
  headers.set(WANTED_PATH_HEADER, wantedPath(request.nextUrl));
  return NextResponse.next({ request: { headers } });
}

function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

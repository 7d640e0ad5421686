import 'server-only';
import { LANGUAGE_COOKIE, languageOf } from '@/lib/messages/language';
import { loginPath, safeRedirect } from '@/lib/navigation/safe-redirect';
import { cookieValues } from '@/lib/session/cookies';
import { clearedCookies, openSession } from '@/lib/session/session';
import { failureText } from './guard-failure';
import { refusalCookie } from './refusal-cookie';
import { translatorFor } from './translate';
import { viewerOf } from './viewer';
import { forgetViewer } from './viewer-cache';

/**
 * Ends a session whose user info cannot be fetched and forwards to the sign-in with the reason. A link or a picture that
 * points here ends no working session: it looks at the session itself first, and one that works is sent on.
 */
export async function authRedirect(request: Request): Promise<Response> {
  const wanted = safeRedirect(new URL(request.url).searchParams.get('redirect'));
  const cookieHeader = request.headers.get('cookie');
  const opened = await openSession(cookieHeader);
  if (opened.state === 'none') return forward(loginPath(wanted), []);
  if (opened.state !== 'open') return forward(loginPath(wanted), clearedCookies());
  const language = languageOf(cookieValues(cookieHeader, LANGUAGE_COOKIE)[0]);
  const present = await viewerOf(opened.session, language);
  if (present.state !== 'failed') return forward(wanted, []);
  forgetViewer(opened.session.fingerprint);
  const text = failureText(present.failure, await translatorFor(language));
  return forward(loginPath(wanted), [...clearedCookies(), refusalCookie(text)]);
}

function forward(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 307, headers });
}

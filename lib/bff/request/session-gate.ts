import { clearedCookies, openSession, resealSession, type Session } from '@/lib/session/session';
import { BffFailure } from '../failure';
import { noteSession, type RequestContext } from './request-context';

export interface Admitted {
  readonly session: Session;
  /** Set-Cookie lines that move the session to the newest key. */
  readonly resealed: readonly string[];
}

/** The session of a request, or the refusal that also clears a cookie that is worth nothing. */
export async function admit(context: RequestContext): Promise<Admitted> {
  const config = context.parts.environment.session;
  const cookie = context.request.headers.cookie ?? null;
  const opened = await openSession(cookie, config);
  if (opened.state === 'open') {
    noteSession(context, opened.session);
    return { session: opened.session, resealed: opened.stale && cookie ? await resealSession(cookie, config) : [] };
  }
  const headers = clearedCookies(config).map((line) => ['set-cookie', line] as const);
  if (opened.state === 'invalid') context.logFields.security = 'unusable session cookie';
  throw new BffFailure(opened.state === 'expired' ? 'sessionExpired' : 'sessionUnknown', { headers, reason: `session ${opened.state}` });
}

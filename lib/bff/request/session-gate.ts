import type { Session } from '@/lib/session/sealed-session';
import { clearedCookies, openSession, reopenSession, resealSession } from '@/lib/session/session';
import { BffFailure } from '../failure';
import { noteSession, type RequestContext } from './request-context';

export interface Admitted {
  readonly session: Session;
  /** Set-Cookie lines that move the session to the newest key. */
  readonly resealed: readonly string[];
}

/** The same as `admit`, without waiting, for a cookie that was opened before and is worth something still; undefined for any other. */
export function admitKnown(context: RequestContext): Admitted | undefined {
  const known = reopenSession(context.request.headers.cookie ?? null, context.parts.environment.session);
  if (known?.state !== 'open' || known.stale) return undefined;
  noteSession(context, known.session);
  return { session: known.session, resealed: [] };
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

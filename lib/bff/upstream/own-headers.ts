import { type EndpointKind, tokenHeader } from '@/lib/contract/call/endpoint';
import type { Session } from '@/lib/session/sealed-session';
import { version } from '@/package.json';
import type { Trace } from '../request/trace';

/** What the console itself adds to every request to the API (security.md 2.3). */
export function ownHeaders(from: {
  kind: EndpointKind | 'media';
  session: Session | undefined;
  trace: Trace;
  /** Address of the browser, when there is one to tell. */
  client: string | undefined;
}): Record<string, string> {
  const { kind, session, trace, client } = from;
  const headers: Record<string, string> = {
    'user-agent': `admin-bff/${version}`,
    'x-request-id': trace.requestId,
    traceparent: trace.traceparent,
    // Media is passed on as it is, with its length; everything else is read here.
    'accept-encoding': kind === 'media' || kind === 'export' ? 'identity' : 'gzip',
  };
  if (client) headers['x-forwarded-for'] = client;
  if (!session) return headers;
  headers[kind === 'media' ? 'token' : tokenHeader(kind)] = session.token;
  headers.storeId = String(session.storeId);
  return headers;
}

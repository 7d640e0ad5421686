import type { EndpointKind } from '@/lib/contract/call/endpoint';
import { tokenHeader } from '@/lib/contract/call/wire';
import type { Session } from '@/lib/session/sealed-session';
import { version } from '@/package.json';
import type { Trace } from '../request/trace';

const USER_AGENT = `admin-bff/${version}`;

/** Whose request it is, and which. */
interface Origin {
  readonly kind: EndpointKind | 'media';
  readonly session: Session | undefined;
  readonly trace: Trace;
  /** Address of the browser, when there is one to tell. */
  readonly client: string | undefined;
}

/** What the console itself adds to every request to the API (security.md 2.3). */
export function addOwnHeaders(headers: Record<string, string>, { kind, session, trace, client }: Origin): void {
  headers['user-agent'] = USER_AGENT;
  headers['x-request-id'] = trace.requestId;
  headers.traceparent = trace.traceparent;
  // Media is passed on as it is, with its length; everything else is read here.
  headers['accept-encoding'] = kind === 'media' || kind === 'export' ? 'identity' : 'gzip';
  if (client) headers['x-forwarded-for'] = client;
  if (!session) return;
  headers[kind === 'media' ? 'token' : tokenHeader(kind)] = session.token;
  headers.storeId = String(session.storeId);
}

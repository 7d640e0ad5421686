import type { Readable } from 'node:stream';
import type { EndpointKind } from '@/lib/contract/endpoint';
import { endpointFor } from '@/lib/contract/table';
import type { Session } from '@/lib/session/session';
import { failureOf } from '../failure';
import type { Limits } from '../limits';
import { UNKNOWN_ADDRESS } from '../request/client-address';
import { clientHeaders } from '../request/client-headers';
import type { RequestContext } from '../request/request-context';
import { type Interpreted, interpret } from './interpret';
import { ownHeaders } from './own-headers';
import { readAnswer } from './read-answer';
import { sendWithRetry } from './send-with-retry';
import type { Exchange } from './upstream';

/** What a context sends to the API. */
export interface Outgoing {
  readonly kind: EndpointKind | 'media';
  readonly target: string;
  readonly limits: Limits;
  readonly session: Session | undefined;
  readonly body: Buffer | Readable | null;
}

const confirms = (method: string, target: string) => endpointFor(method, target.replace(/\?.*$/, ''))?.confirmsPassword ?? false;

/** Sends a context's request to the API with the headers of both sides and gives the head of the answer. */
export async function open(context: RequestContext, { kind, target, limits, session, body }: Outgoing): Promise<Exchange> {
  const { request, parts, trace, ip } = context;
  const given = request.headers['content-length'];
  const length = Buffer.isBuffer(body) ? body.length : body && given !== undefined ? Number(given) : undefined;
  const headers = {
    ...clientHeaders(request, { streamed: limits.streamed, confirmsPassword: confirms(request.method, target) }),
    ...ownHeaders({ kind, session, trace, client: ip === UNKNOWN_ADDRESS ? undefined : ip }),
  };
  if (length !== undefined) headers['content-length'] = String(length);
  // Without a body there is nothing for a type to describe.
  if (body === null) delete headers['content-type'];
  const sentAt = performance.now();
  try {
    return await sendWithRetry(parts, {
      method: request.method,
      target,
      headers,
      body,
      length,
      limits,
      signal: request.signal,
      owner: session?.sid,
      startedAt: context.startedAt,
    });
  } finally {
    context.logFields.upstreamMs = Math.round(performance.now() - sentAt);
  }
}

/** Reads the rest of an answer as an envelope and lets go of the connection. */
export async function finish(exchange: Exchange, limits: Limits): Promise<Interpreted> {
  try {
    return interpret(exchange.status, await readAnswer(exchange.body, limits.bodyOut));
  } catch (error) {
    throw failureOf(error, true);
  } finally {
    exchange.end();
  }
}

import type { Readable } from 'node:stream';
import type { EndpointKind } from '@/lib/contract/endpoint';
import type { Session } from '@/lib/session/session';
import { UNKNOWN_ADDRESS } from './client-address';
import { clientHeaders } from './client-headers';
import { failureOf } from './failure';
import { type Interpreted, interpret } from './interpret';
import type { Limits } from './limits';
import { ownHeaders } from './own-headers';
import { reach } from './reach';
import { readAnswer } from './read-answer';
import type { Exchange } from './upstream';
import type { Visit } from './visit';

/** What a visit sends to the API. */
export interface Outgoing {
  readonly kind: EndpointKind | 'media';
  readonly target: string;
  readonly limits: Limits;
  readonly session: Session | undefined;
  readonly body: Buffer | Readable | null;
}

/** Sends a visit's request to the API with the headers of both sides and gives the head of the answer. */
export async function open(visit: Visit, { kind, target, limits, session, body }: Outgoing): Promise<Exchange> {
  const { request, parts, trace, ip } = visit;
  const given = request.headers['content-length'];
  const length = Buffer.isBuffer(body) ? body.length : body && given !== undefined ? Number(given) : undefined;
  const headers = {
    ...clientHeaders(request, limits.streamed),
    ...ownHeaders({ kind, session, trace, client: ip === UNKNOWN_ADDRESS ? undefined : ip }),
  };
  if (length !== undefined) headers['content-length'] = String(length);
  // Without a body there is nothing for a type to describe.
  if (body === null) delete headers['content-type'];
  const sentAt = performance.now();
  try {
    return await reach(parts, {
      method: request.method,
      target,
      headers,
      body,
      length,
      limits,
      signal: request.signal,
      startedAt: visit.startedAt,
    });
  } finally {
    visit.notes.upstreamMs = Math.round(performance.now() - sentAt);
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

import type { Readable } from 'node:stream';
import type { AnyEndpoint, EndpointKind } from '@/lib/contract/call/endpoint';
import type { Session } from '@/lib/session/sealed-session';
import { failureOf } from '../failure';
import type { Limits } from '../limits';
import { UNKNOWN_ADDRESS } from '../request/client-address';
import { clientHeaders } from '../request/client-headers';
import type { RequestContext } from '../request/request-context';
import type { Exchange } from './exchange';
import { type Passable, passable } from './interpret';
import { ownHeaders } from './own-headers';
import { readAnswer } from './read-answer';
import { askWithRetry, sendWithRetry } from './send-with-retry';
import type { UpstreamCall } from './upstream-call';
import type { WholeAnswer } from './whole-call';

/** What a context sends to the API. */
export interface Outgoing {
  readonly kind: EndpointKind | 'media';
  /** The call of the contract, where it names one. */
  readonly endpoint: AnyEndpoint | undefined;
  readonly target: string;
  readonly limits: Limits;
  readonly session: Session | undefined;
  readonly body: Buffer | Readable | null;
}

/** Sends a context's request to the API with the headers of both sides and gives the head of the answer. */
export const open = (context: RequestContext, outgoing: Outgoing): Promise<Exchange> => noted(context, outgoing, sendWithRetry);

/** The same for a call whose answer is read whole before it is passed on. */
export const ask = (context: RequestContext, outgoing: Outgoing): Promise<WholeAnswer> => noted(context, outgoing, askWithRetry);

/** Reads the rest of an answer as an envelope and lets go of the connection. */
export async function finish(exchange: Exchange, limits: Limits): Promise<Passable> {
  try {
    return passable(exchange.status, await readAnswer(exchange.body, limits.bodyOut));
  } catch (error) {
    throw failureOf(error, true);
  } finally {
    exchange.end();
  }
}

type Way<Answer> = (parts: RequestContext['parts'], call: UpstreamCall) => Promise<Answer>;

async function noted<Answer>(context: RequestContext, outgoing: Outgoing, way: Way<Answer>): Promise<Answer> {
  const sentAt = performance.now();
  try {
    return await way(context.parts, upstreamCall(context, outgoing));
  } finally {
    context.logFields.upstreamMs = Math.round(performance.now() - sentAt);
  }
}

function upstreamCall(context: RequestContext, { kind, endpoint, target, limits, session, body }: Outgoing): UpstreamCall {
  const { request, trace, ip } = context;
  const given = request.headers['content-length'];
  const length = Buffer.isBuffer(body) ? body.length : body && given !== undefined ? Number(given) : undefined;
  const headers: Record<string, string> = {
    ...clientHeaders(request, { streamed: limits.streamed, confirmsPassword: endpoint?.confirmsPassword ?? false }),
    ...ownHeaders({ kind, session, trace, client: ip === UNKNOWN_ADDRESS ? undefined : ip }),
  };
  if (length !== undefined) headers['content-length'] = String(length);
  // Without a body there is nothing for a type to describe.
  if (body === null) delete headers['content-type'];
  const { method, departure } = request;
  return { method, target, headers, body, length, limits, departure, owner: session?.sid, startedAt: context.startedAt };
}

import type { Readable } from 'node:stream';
import type { AnyEndpoint, EndpointKind } from '@/lib/contract/call/endpoint';
import type { Session } from '@/lib/session/sealed-session';
import { failureOf } from '../failure';
import type { Limits } from '../limits';
import { UNKNOWN_ADDRESS } from '../request/client-address';
import { clientHeaders } from '../request/client-headers';
import { noteAnswered, type RequestContext } from '../request/request-context';
import type { Exchange } from './exchange';
import { type Passable, passable } from './interpret';
import { addOwnHeaders } from './own-headers';
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
  /** Gives back the slot it holds already, where its body was read in one. */
  readonly slot?: () => void;
}

/** Sends a context's request to the API with the headers of both sides and gives the head of the answer. */
export async function open(context: RequestContext, outgoing: Outgoing): Promise<Exchange> {
  context.logFields.sentAt = performance.now();
  try {
    return await sendWithRetry(context.parts, upstreamCall(context, outgoing));
  } finally {
    noteAnswered(context);
  }
}

/** The same for a call whose answer is read whole before it is passed on, mostly at once: then its line says when it was over. */
export function ask(context: RequestContext, outgoing: Outgoing): Promise<WholeAnswer> {
  context.logFields.sentAt = performance.now();
  return askWithRetry(context.parts, upstreamCall(context, outgoing));
}

/** Reads the rest of an answer as an envelope and lets go of the connection. */
export async function finish(exchange: Exchange, limits: Limits): Promise<Passable> {
  try {
    return passable(exchange.status, await readAnswer(exchange, limits.bodyOut));
  } catch (error) {
    throw failureOf(error, true);
  } finally {
    exchange.end();
  }
}

function upstreamCall(context: RequestContext, { kind, endpoint, target, limits, session, body, slot }: Outgoing): UpstreamCall {
  const { request, trace, ip } = context;
  const given = request.headers['content-length'];
  const length = Buffer.isBuffer(body) ? body.length : body && given !== undefined ? Number(given) : undefined;
  const headers = clientHeaders(request, { streamed: limits.streamed, confirmsPassword: endpoint?.confirmsPassword ?? false });
  addOwnHeaders(headers, { kind, session, trace, client: ip === UNKNOWN_ADDRESS ? undefined : ip });
  if (length !== undefined) headers['content-length'] = String(length);
  // Without a body there is nothing for a type to describe.
  if (body === null) delete headers['content-type'];
  const { method, departure } = request;
  return { method, target, headers, body, length, limits, departure, owner: session?.sid, slot, startedAt: context.startedAt };
}

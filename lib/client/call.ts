import { callTarget } from '@/lib/contract/call/call-target';
import type { Endpoint, EndpointKind } from '@/lib/contract/call/endpoint';
import { TransportError } from '@/lib/contract/call/envelope';
import { CONFIRM_PASSWORD, REQUEST_TIMEOUT_MS } from '@/lib/contract/call/wire';
import { isWrite, readAgainAfter, showsOldRecord } from './after-write';
import { readAnswer } from './answer';
import { cookieLanguage } from './cookie-language';
import { deadlineAfter } from './deadline';
import { assertMayWrite } from './write-guard';

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Repeats of one intention carry the same key, so that the server acts once; without it each call has its own. */
  readonly idempotencyKey?: string | undefined;
  /** The login password typed again, for the calls that take it beside their body. */
  readonly confirmPassword?: string | undefined;
  /** One of many calls: whoever sends them has everything read again after the last (`readAgainAfter`). */
  readonly oneOfMany?: boolean | undefined;
}

/** A part of the input that is left out where the endpoint takes nothing there. */
type Part<Name extends string, Value> = undefined extends Value ? { readonly [Key in Name]?: Value } : { readonly [Key in Name]: Value };
/** What a call is given: the parts its endpoint takes. */
export type CallInput<Query, Body> = Part<'query', Query> & Part<'body', Body> & CallOptions;
/** Both parts spelled out, for generic code, where TypeScript cannot know yet which part may be left out. */
interface FullInput<Query, Body> extends CallOptions {
  readonly query: Query;
  readonly body: Body;
}

/**
 * Makes one call through the console's own server; gives validated data or throws ApiError, TransportError or ContractError.
 * What a write has made stale is read again before its answer is given; after a refusal because of an old record too.
 */
export function call<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  ...input: object extends CallInput<Query, Body> ? [input?: CallInput<Query, Body>] : [input: CallInput<Query, Body>]
): Promise<Data>;
export function call<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  input: FullInput<Query, Body> | CallInput<Query, Body>,
): Promise<Data>;
export async function call<Query, Body, Data>(to: Endpoint<Query, Body, Data>, input: Partial<FullInput<Query, Body>> = {}): Promise<Data> {
  if (!isWrite(to) || input.oneOfMany) return send(to, input);
  try {
    const data = await send(to, input);
    await readAgainAfter(to);
    return data;
  } catch (error) {
    if (showsOldRecord(error)) void readAgainAfter(to);
    throw error;
  }
}

async function send<Query, Body, Data>(to: Endpoint<Query, Body, Data>, input: Partial<FullInput<Query, Body>>): Promise<Data> {
  if (to.method !== 'GET') assertMayWrite();
  const deadline = deadlineOf(to.kind);
  const signal = AbortSignal.any([input.signal, deadline].filter((each) => each !== undefined));
  try {
    const response = await fetch(`/api${callTarget(to, input.query)}`, { ...request(to, input), signal });
    const requestId = response.headers.get('x-request-id') ?? undefined;
    return readAnswer(to, { httpStatus: response.status, requestId, text: await response.text() });
  } catch (error) {
    throw transportFault(error, input.signal, deadline);
  }
}

function request<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  { body, idempotencyKey, confirmPassword }: Partial<FullInput<Query, Body>>,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': cookieLanguage(), 'x-csrf': '1' };
  if (to.idempotent) headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
  if (to.confirmsPassword && confirmPassword !== undefined) headers[CONFIRM_PASSWORD] = encodeURIComponent(confirmPassword);
  if (body instanceof FormData) return { method: to.method, headers, body };
  if (body === undefined) return { method: to.method, headers };
  return { method: to.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

// Uploads, imports and exports have idle limits on the server instead (00-conventions 1.1).
const deadlineOf = (kind: EndpointKind): AbortSignal | undefined =>
  kind === 'json' || kind === 'login' ? deadlineAfter(REQUEST_TIMEOUT_MS) : undefined;

/** What fetch throws, as an error of ours; the caller's own abort stays what it is, because it is no failure. */
function transportFault(error: unknown, wanted: AbortSignal | undefined, deadline: AbortSignal | undefined): unknown {
  if (wanted?.aborted) return error;
  if (deadline?.aborted) return new TransportError(`timeout of ${REQUEST_TIMEOUT_MS}ms exceeded`, {}, { cause: error });
  // fetch reports a lost connection as a TypeError with a text that differs from browser to browser.
  if (error instanceof TypeError || error instanceof DOMException) return new TransportError('Network Error', {}, { cause: error });
  return error;
}

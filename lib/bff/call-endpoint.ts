import { callTarget, withToken } from '@/lib/contract/call/call-target';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { ApiError, ContractError, type Envelope, TransportError } from '@/lib/contract/call/envelope';
import type { Language } from '@/lib/messages/language';
import type { Session } from '@/lib/session/sealed-session';
import { BffFailure } from './failure';
import { forgetSession } from './handlers/session-events';
import { type ProxyServices, services } from './proxy-services';
import { departureOf } from './request/departure';
import { type Trace, traceOf } from './request/trace';
import { textOf } from './texts';
import { interpret } from './upstream/interpret';
import { addOwnHeaders } from './upstream/own-headers';
import { askWithRetry } from './upstream/send-with-retry';
import type { UpstreamCall } from './upstream/upstream-call';

interface CallInput<Query, Body> {
  query: Query;
  body: Body;
  session: Session | undefined;
  language: Language;
  signal?: AbortSignal;
}

/** Makes one call of the contract from the server, for pages that need rows before the browser has a script. */
export async function callEndpoint<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  input: CallInput<Query, Body>,
  parts: ProxyServices = services(),
): Promise<Data> {
  const trace = traceOf(undefined);
  const startedAt = performance.now();
  const log = (status: number, code: number, reason?: string) =>
    parts.log.write({ ...record(to.name, to.method, trace, startedAt), status, code, reason });
  try {
    const { status, envelope } = await answerOf(to, input, { parts, trace, startedAt });
    const code = envelope.code ?? 0;
    log(status, code);
    if (code !== 0) throw refusal(envelope, code, { input, trace, status });
    return checked(to, envelope);
  } catch (error) {
    if (!(error instanceof BffFailure)) throw error;
    log(error.status, error.code, error.detail.reason);
    throw asCallError(error, input, trace);
  }
}

async function answerOf<Query, Body, Data>(
  to: Endpoint<Query, Body, Data>,
  input: CallInput<Query, Body>,
  { parts, trace, startedAt }: { parts: ProxyServices; trace: Trace; startedAt: number },
) {
  const limits = parts.limits[to.kind];
  const target = callTarget(to, input.query);
  const body = input.body === undefined ? null : Buffer.from(JSON.stringify(input.body));
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': input.language };
  if (body) Object.assign(headers, { 'content-type': 'application/json', 'content-length': String(body.length) });
  addOwnHeaders(headers, { kind: to.kind, session: input.session, trace, client: undefined });
  const call: UpstreamCall = {
    method: to.method,
    target: to.tokenInQuery && input.session ? withToken(target, input.session.token) : target,
    headers,
    body,
    limits,
    departure: departureOf(input.signal),
    startedAt,
  };
  const answer = await askWithRetry(parts, call);
  return interpret(answer.status, answer.body);
}

function refusal(
  envelope: Envelope,
  code: number,
  at: { input: { session: Session | undefined }; trace: Trace; status: number },
): ApiError {
  const message = envelope.msg || envelope.message || 'Error';
  const error = new ApiError(code, message, { data: envelope.data, requestId: at.trace.requestId, httpStatus: at.status });
  if (error.sessionInvalid && at.input.session) forgetSession(at.input.session.fingerprint);
  return error;
}

function checked<Query, Body, Data>(to: Endpoint<Query, Body, Data>, envelope: Envelope): Data {
  const parsed = to.data.safeParse(envelope.data);
  if (parsed.success) return parsed.data;
  throw new ContractError(to.name, parsed.error.issues[0]?.path.join('.') ?? '', { cause: parsed.error });
}

function asCallError(
  failure: BffFailure,
  input: { session: Session | undefined; language: Language },
  trace: Trace,
): ApiError | TransportError {
  const message = textOf(failure.code, input.language, failure.detail.n);
  const detail = { httpStatus: failure.status, requestId: trace.requestId };
  if (failure.kind !== 'sessionUnknown') return new TransportError(message, detail, { cause: failure });
  if (input.session) forgetSession(input.session.fingerprint);
  return new ApiError(failure.code, message, detail);
}

const record = (call: string, method: string, trace: Trace, startedAt: number) => {
  const ms = Math.round(performance.now() - startedAt);
  const { requestId: reqId, traceId } = trace;
  return { reqId, traceId, method, call, ms, upstreamMs: ms, bytesIn: 0, bytesOut: 0, sidHash: undefined, ip: 'server' };
};

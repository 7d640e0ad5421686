import { createHash } from 'node:crypto';
import type { Session } from '@/lib/session/sealed-session';
import type { ProxyServices } from '../proxy-services';
import { clientAddress } from './client-address';
import type { BffRequest } from './request';
import { type Trace, traceOf } from './trace';

/** What is found out about a request on its way, for its one line in the log. */
export interface LogFields {
  call: string;
  code: number;
  /** When the API was asked. */
  sentAt?: number;
  upstreamMs?: number;
  sidHash?: string;
  security?: string;
  reason?: string;
  detail?: Record<string, string>;
}

/** One request on its way through the proxy. */
export interface RequestContext {
  readonly request: BffRequest;
  readonly parts: ProxyServices;
  readonly trace: Trace;
  readonly startedAt: number;
  readonly ip: string;
  readonly logFields: LogFields;
}

/** Begins a context: its ids, its clock and whose it is. */
export const requestContextOf = (request: BffRequest, parts: ProxyServices): RequestContext => ({
  request,
  parts,
  trace: traceOf(request.headers.traceparent),
  startedAt: performance.now(),
  ip: clientAddress(request, parts.environment.trustedProxies),
  logFields: { call: 'unknown', code: 0 },
});

const hashes = new WeakMap<Session, string>();

/** Names the session in the log without naming its id. */
export function noteSession(context: RequestContext, session: Session): void {
  const hash = hashes.get(session) ?? createHash('sha256').update(session.sid).digest('hex').slice(0, 16);
  if (!hashes.has(session)) hashes.set(session, hash);
  context.logFields.sidHash = hash;
}

/** Notes how long the API took, where more than its answer is waited for before the line is written. */
export function noteAnswered({ logFields }: RequestContext): void {
  if (logFields.sentAt !== undefined) logFields.upstreamMs = Math.round(performance.now() - logFields.sentAt);
}

/** Writes the context's line and counts it. */
export function record(context: RequestContext, status: number, bytesOut: number): void {
  const { request, parts, trace, startedAt, ip, logFields } = context;
  if (logFields.upstreamMs === undefined) noteAnswered(context);
  const { sidHash, security, reason, detail } = logFields;
  const line = {
    reqId: trace.requestId,
    traceId: trace.traceId,
    method: request.method.slice(0, 10),
    call: logFields.call,
    status,
    code: logFields.code,
    ms: Math.round(performance.now() - startedAt),
    upstreamMs: logFields.upstreamMs,
    bytesIn: Number(request.headers['content-length'] ?? 0) || 0,
    bytesOut,
    sidHash,
    ip,
    security,
    reason,
    detail,
  };
  parts.log.write(line);
  parts.metrics.count(line);
}

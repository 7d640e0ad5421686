import { createHash } from 'node:crypto';
import type { Session } from '@/lib/session/session';
import { clientAddress } from './client-address';
import type { Machinery } from './machinery';
import type { BffRequest } from './request';
import { type Trace, traceOf } from './trace';

/** What is found out about a request on its way, for its one line in the log. */
export interface Notes {
  call: string;
  code: number;
  upstreamMs?: number;
  sidHash?: string;
  security?: string;
  reason?: string;
  detail?: Record<string, string>;
}

/** One request on its way through the proxy. */
export interface Visit {
  readonly request: BffRequest;
  readonly parts: Machinery;
  readonly trace: Trace;
  readonly startedAt: number;
  readonly ip: string;
  readonly notes: Notes;
}

/** Begins a visit: its ids, its clock and whose it is. */
export const visitOf = (request: BffRequest, parts: Machinery): Visit => ({
  request,
  parts,
  trace: traceOf(request.headers.traceparent),
  startedAt: performance.now(),
  ip: clientAddress(request, parts.environment.trustedProxies),
  notes: { call: 'unknown', code: 0 },
});

/** Names the session in the log without naming its id. */
export function noteSession(visit: Visit, session: Session): void {
  visit.notes.sidHash = createHash('sha256').update(session.sid).digest('hex').slice(0, 16);
}

/** Writes the visit's line and counts it. */
export function record({ request, parts, trace, startedAt, ip, notes }: Visit, status: number, bytesOut: number): void {
  const { sidHash, security, reason, detail } = notes;
  const line = {
    reqId: trace.requestId,
    traceId: trace.traceId,
    method: request.method.slice(0, 10),
    call: notes.call,
    status,
    code: notes.code,
    ms: Math.round(performance.now() - startedAt),
    upstreamMs: notes.upstreamMs,
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

import { randomBytes, randomUUID } from 'node:crypto';

/** How one request is found again in the logs of every process it went through. */
export interface Trace {
  readonly requestId: string;
  readonly traceparent: string;
  readonly traceId: string;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-0[01]$/;

/** A new request id, always ours; a well-formed traceparent is kept, anything else replaced. */
export function traceOf(traceparent: string | undefined): Trace {
  const given = TRACEPARENT.exec(traceparent ?? '')?.[1];
  const traceId = given ?? randomBytes(16).toString('hex');
  const kept = given && traceparent ? traceparent : `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
  return { requestId: randomUUID(), traceparent: kept, traceId };
}

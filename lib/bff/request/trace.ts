import { randomFillSync, randomUUID } from 'node:crypto';

/** How one request is found again in the logs of every process it went through. */
export interface Trace {
  readonly requestId: string;
  readonly traceparent: string;
  readonly traceId: string;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-0[01]$/;

/** Random bytes are drawn for many requests at once: each drawing asks the system. */
const drawn = Buffer.alloc(4096);
let left = 0;

function randomHex(bytes: number): string {
  if (left < bytes) {
    randomFillSync(drawn);
    left = drawn.length;
  }
  left -= bytes;
  return drawn.toString('hex', left, left + bytes);
}

/** A new request id, always ours; a well-formed traceparent is kept, anything else replaced. */
export function traceOf(traceparent: string | undefined): Trace {
  const given = TRACEPARENT.exec(traceparent ?? '')?.[1];
  const traceId = given ?? randomHex(16);
  const kept = given && traceparent ? traceparent : `00-${traceId}-${randomHex(8)}-01`;
  return { requestId: randomUUID(), traceparent: kept, traceId };
}

import type { EndpointKind } from '@/lib/contract/call/endpoint';
import type { Environment } from './environment';

export type CallClass = EndpointKind | 'media';

/** Deadlines and sizes of one class of calls (security.md 2.5). `null`: none. */
export interface Limits {
  /** From the first byte of the request to the last of the answer. */
  readonly wholeMs: number | null;
  /** From the last byte sent to the head of the answer. */
  readonly headersMs: number | null;
  /** Without a byte moving in either direction. */
  readonly idleMs: number | null;
  readonly connectMs: number;
  readonly bodyIn: number;
  /** The same for JSON where a class also takes forms: a form streams through, JSON is held whole until it is checked. */
  readonly jsonIn?: number;
  /** Bytes of a buffered answer; of a streamed class this holds for its refusals alone. */
  readonly bodyOut: number;
  /** Answers that are passed on while they arrive instead of being read first. */
  readonly streamed: boolean;
  /** Slots are shared within a lane, so that uploads cannot starve the other calls. */
  readonly lane: 'calls' | 'uploads' | 'streams';
}

const KIB = 1024;
const MIB = 1024 * KIB;
const MINUTE_MS = 60_000;

/** The largest file of cards as JSON: its 5 MiB are up to twice as long where letters are escaped, or came from GBK. */
const MOST_JSON_IMPORT = 12 * MIB;

/** The table of limits for an environment; the 5 seconds are the specification's. */
export function limitsOf({
  callTimeoutMs,
  uploadMaxBytes,
}: Pick<Environment, 'callTimeoutMs' | 'uploadMaxBytes'>): Record<CallClass, Limits> {
  const call = { wholeMs: callTimeoutMs, headersMs: null, idleMs: null, connectMs: 2000, streamed: false, lane: 'calls' } as const;
  const upload = { wholeMs: 5 * MINUTE_MS, headersMs: 30_000, idleMs: 30_000, connectMs: 2000, streamed: false, lane: 'uploads' } as const;
  const stream = { wholeMs: null, connectMs: 2000, bodyOut: 64 * KIB, streamed: true, lane: 'streams' } as const;
  return {
    json: { ...call, bodyIn: MIB, bodyOut: 8 * MIB },
    login: { ...call, bodyIn: 8 * KIB, bodyOut: 64 * KIB },
    pictureUpload: { ...upload, bodyIn: 60 * MIB, bodyOut: 64 * KIB },
    videoUpload: { ...upload, wholeMs: 30 * MINUTE_MS, headersMs: MINUTE_MS, bodyIn: uploadMaxBytes, bodyOut: 64 * KIB },
    documentUpload: { ...upload, bodyIn: 11 * MIB, bodyOut: 64 * KIB },
    import: { ...upload, headersMs: MINUTE_MS, idleMs: MINUTE_MS, bodyIn: 20 * MIB, jsonIn: MOST_JSON_IMPORT, bodyOut: MIB },
    export: { ...stream, headersMs: MINUTE_MS, idleMs: MINUTE_MS, bodyIn: MIB },
    media: { ...stream, headersMs: 5000, idleMs: 30_000, bodyIn: 0 },
  };
}

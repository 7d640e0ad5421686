import type { Readable } from 'node:stream';
import type { Flow } from '../responses/stream-answer';

/** A request as any server has it. Next's route handlers and a plain Node server both make one of these. */
export interface BffRequest {
  readonly method: string;
  /** Path and query exactly as they came in, undecoded. */
  readonly rawUrl: string;
  /** Lower-case names; several Cookie lines joined by `; `, as Node does. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readable | null;
  /** Address of the other end of the connection; undefined when the server cannot tell. */
  readonly remoteAddress: string | undefined;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

/** What the console answers. A streamed body must be read to its end or destroyed. */
export interface BffAnswer {
  readonly status: number;
  /** Pairs, because Set-Cookie may stand there twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | Flow | null;
}

/** Whether a request announces a body at all. */
export const hasBody = ({ headers }: Pick<BffRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

import type { Readable } from 'node:stream';
import type { Departure } from './departure';

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
  readonly departure: Departure;
}

/** Whether a request announces a body at all. */
export const hasBody = ({ headers }: Pick<BffRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

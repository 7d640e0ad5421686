import type { Flow } from './flow';

/** What the console answers. A streamed body must be sent, read to its end or destroyed. */
export interface BffAnswer {
  readonly status: number;
  /** Pairs, because Set-Cookie may stand there twice. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | Flow | null;
}

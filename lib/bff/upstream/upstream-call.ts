import type { Readable } from 'node:stream';
import type { Limits } from '../limits';
import type { Departure } from '../request/departure';

/** One request to the API, complete: nothing is added to it below here. */
export interface UpstreamCall {
  readonly method: string;
  /** Path and query under the API root. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | Readable | null;
  /** Length of a streamed body as the client gave it. */
  readonly length?: number | undefined;
  readonly limits: Limits;
  readonly departure: Departure;
  /** Whose call it is: nobody holds more than a share of the slots. */
  readonly owner?: string | undefined;
  /** Gives back the slot it holds already. */
  readonly slot?: (() => void) | undefined;
  /** `performance.now()` when the call began, so that all attempts share one deadline. */
  readonly startedAt: number;
}

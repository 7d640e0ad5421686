import type { IncomingMessage } from 'node:http';

/** The head of an answer; its body is still to be read, and `end` to be called when that is over. */
export interface Exchange {
  readonly status: number;
  readonly body: IncomingMessage;
  /** Stops the clocks and lets go of the connection if it is still busy. */
  end(): void;
  /** Tells the idle clock that a byte moved. */
  progress(): void;
}

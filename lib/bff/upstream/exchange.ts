import type { Flow } from '../responses/flow';
import type { AnswerHeaders } from './answer-headers';

/** The head of an answer; its body is still to be read, and `end` to be called when that is over. */
export interface Exchange {
  readonly status: number;
  readonly headers: Readonly<AnswerHeaders>;
  readonly body: Flow;
  /** Stops the clocks and lets go of the connection if it is still busy. */
  end(): void;
}

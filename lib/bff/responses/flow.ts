import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** An answer's body on its way to the browser, at the pace its reader reads. Nothing of it moves before somebody asks for it. */
export interface Flow {
  /** How much of it has been handed on. */
  readonly bytes: number;
  /** Hands it to a response whose head is written, and ends or breaks it. */
  sendTo(response: ServerResponse): void;
  /** The same as a stream, for whoever is no response. */
  readable(): Readable;
  /** Calls once when nothing more will be handed on. */
  onClose(listener: () => void): void;
  /** Nobody wants the rest. */
  destroy(): void;
}

import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Flow } from '../responses/flow';

/** Whom the body comes from. */
interface Source {
  /** Goes on after a pause. */
  resume(): void;
  /** A byte moved. */
  progress(): void;
  /** All of it has been handed on, or nobody wants the rest. */
  end(): void;
}

/** Whom the body goes to. */
interface Sink {
  /** False: not more for the moment. */
  write(chunk: Buffer): boolean;
  end(chunk: Buffer | undefined): void;
  fail(error: Error): void;
}

/** As much as may wait for a reader: what a socket gives at once, so that a picture is there when its reader comes. */
const MOST_WAITING = 64 * 1024;

/**
 * A body handed from one connection to the other without a stream in between, which costs a picture twice as much as all decisions about
 * it. Whoever takes it sets the pace: while it cannot take more, the API's connection is not read.
 */
export class StreamedBody implements Flow {
  bytes = 0;
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #sink: Sink | undefined;
  #paused = false;
  #complete = false;
  #failure: Error | undefined;
  #closed = false;
  readonly #listeners: (() => void)[] = [];

  constructor(readonly source: Source) {}

  /** Takes what has arrived; false when that is enough for the moment. */
  take(chunk: Buffer): boolean {
    this.source.progress();
    const more = this.#sink ? this.#hand(this.#sink, chunk) : this.#keep(chunk);
    this.#paused = !more;
    return more;
  }

  /** The last byte has arrived. */
  complete(): void {
    this.#complete = true;
    if (this.#sink) this.#finish(this.#sink, undefined);
  }

  /** There will be no last byte. */
  fail(error: Error): void {
    if (this.#failure || this.#complete) return;
    this.#failure = error;
    this.#sink?.fail(error);
  }

  sendTo(response: ServerResponse): void {
    response.on('drain', this.#drained);
    response.once('close', () => this.#close());
    this.#attach({
      write: (chunk) => response.write(chunk),
      end: (chunk) => response.end(chunk),
      fail: () => response.destroy(),
    });
  }

  readable(): Readable {
    const stream = new Readable({ read: this.#drained });
    // The error is the reader's to see; one that comes before there is a reader must not end the process.
    stream.on('error', () => undefined);
    stream.once('close', () => this.#close());
    this.#attach({
      write: (chunk) => stream.push(chunk),
      end: (chunk) => {
        if (chunk) stream.push(chunk);
        stream.push(null);
      },
      fail: (error) => stream.destroy(error),
    });
    return stream;
  }

  onClose(listener: () => void): void {
    this.#listeners.push(listener);
  }

  destroy(): void {
    this.#close();
  }

  #keep(chunk: Buffer): boolean {
    this.#waiting.push(chunk);
    this.#waitingBytes += chunk.length;
    return this.#waitingBytes < MOST_WAITING;
  }

  #hand(sink: Sink, chunk: Buffer): boolean {
    this.bytes += chunk.length;
    return sink.write(chunk);
  }

  #attach(sink: Sink): void {
    this.#sink = sink;
    if (this.#failure) return void sink.fail(this.#failure);
    const last = this.#complete ? this.#waiting.pop() : undefined;
    let more = true;
    for (const chunk of this.#waiting.splice(0)) more = this.#hand(sink, chunk);
    if (this.#complete) this.#finish(sink, last);
    else if (more) this.#drained();
  }

  #finish(sink: Sink, last: Buffer | undefined): void {
    if (last) this.bytes += last.length;
    sink.end(last);
    this.source.end();
  }

  readonly #drained = (): void => {
    this.source.progress();
    if (!this.#paused) return;
    this.#paused = false;
    this.source.resume();
  };

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.source.end();
    for (const listener of this.#listeners.splice(0)) listener();
  }
}

import type { Dispatcher } from 'undici';
import { BffFailure, failureOf } from '../failure';
import { fileHeaders } from './answer-headers';
import { Deadlines } from './deadlines';
import type { Exchange } from './exchange';
import { StreamedBody } from './streamed-body';
import type { UpstreamCall } from './upstream-call';

/** One attempt at a call whose answer is passed on while it arrives: pictures, videos and exports. */
export class StreamedCall implements Dispatcher.DispatchHandlers {
  readonly #deadlines: Deadlines;
  #body: StreamedBody | undefined;
  #complete = false;
  #over = false;
  #abort: ((error: Error) => void) | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(
    readonly call: UpstreamCall,
    readonly resolve: (exchange: Exchange) => void,
    readonly reject: (failure: BffFailure) => void,
  ) {
    this.#deadlines = new Deadlines(call.limits, this.#stop);
  }

  begin(client: Dispatcher, origin: string, path: string): void {
    const { departure, method, headers, startedAt } = this.call;
    const body = this.call.body as Buffer | null;
    this.#stopWatching = departure.whenGone(() => this.#stop(new BffFailure('clientGone')));
    this.#deadlines.begin(performance.now() - startedAt);
    if (departure.gone) return void this.#stop(new BffFailure('clientGone'));
    this.#deadlines.bodySent();
    client.dispatch({ origin, method: method as Dispatcher.HttpMethod, path, headers: headers as Record<string, string>, body }, this);
  }

  onConnect(abort: (error: Error) => void): void {
    this.#abort = abort;
    // It ended while it waited for a connection: nothing may be sent any more.
    if (this.#over) abort(new BffFailure('clientGone'));
  }

  onHeaders(status: number, raw: Buffer[], resume: () => void): boolean {
    if (status < 100) this.#stop(new BffFailure('notJson', { reason: `status ${status}` }));
    // What is said before the answer, such as early hints, is for nobody.
    if (status < 200) return true;
    const deadlines = this.#deadlines;
    deadlines.answered();
    this.#body = new StreamedBody({ resume, progress: () => deadlines.progress(), end: this.#end });
    this.resolve({ status, headers: fileHeaders(raw), body: this.#body, end: this.#end });
    return true;
  }

  onData(chunk: Buffer): boolean {
    return this.#body?.take(chunk) ?? true;
  }

  onComplete(): void {
    this.#complete = true;
    this.#body?.complete();
  }

  onError(error: Error): void {
    if (error.message === 'bad upgrade') this.#stop(new BffFailure('badStatus', { reason: 'upstream switched protocols' }));
    else this.#stop(failureOf(error, this.#abort !== undefined));
  }

  /** Once the answer has begun, the reader of its body meets the failure; before that, whoever waits for its head. */
  readonly #stop = (failure: BffFailure): void => {
    const isOver = this.#over;
    this.#body?.fail(failure);
    this.#end();
    if (!this.#body && !isOver) this.reject(failure);
  };

  readonly #end = (): void => {
    if (this.#over) return;
    this.#over = true;
    this.#deadlines.end();
    this.#stopWatching?.();
    // A connection with something left on it is of no use to the next call.
    if (!this.#complete) this.#abort?.(new BffFailure('clientGone'));
  };
}

import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { BffFailure, failureOf } from '../failure';
import { type AnswerHeaders, callHeaders } from './answer-headers';
import { lateFailure } from './deadlines';
import type { UpstreamCall } from './upstream-call';

/** An answer that was read to its end before a byte of it is passed on. */
export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<AnswerHeaders>;
  readonly body: Buffer;
}

const unpack = promisify(gunzip);
/** Each step goes to another thread and back. */
const UNPACKED_AT_ONCE = 256 * 1024;

/** One attempt at a call whose body is in memory and whose answer is read whole: by far the most calls, so nothing is streamed here. */
export class WholeCall implements Dispatcher.DispatchHandlers {
  readonly #startedAt = performance.now();
  readonly #chunks: Buffer[] = [];
  #length = 0;
  #status = 0;
  #headers: AnswerHeaders = {};
  #over = false;
  #abort: ((error: Error) => void) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopWatching: (() => void) | undefined;

  constructor(
    readonly call: UpstreamCall,
    readonly resolve: (answer: WholeAnswer) => void,
    readonly reject: (failure: BffFailure) => void,
  ) {}

  begin(client: Dispatcher, origin: string, path: string): void {
    const { departure, limits, startedAt, method, headers } = this.call;
    const body = this.call.body as Buffer | null;
    this.#stopWatching = departure.whenGone(() => this.#fail(new BffFailure('clientGone')));
    if (limits.wholeMs !== null) {
      const { wholeMs } = limits;
      const leftMs = Math.max(0, Math.ceil(wholeMs - (this.#startedAt - startedAt)));
      this.#timer = setTimeout(() => this.#fail(lateFailure(wholeMs, this.#startedAt, this.#status > 0)), leftMs);
    }
    if (departure.gone) this.#fail(new BffFailure('clientGone'));
    else client.dispatch({ origin, method: method as Dispatcher.HttpMethod, path, headers: headers as Record<string, string>, body }, this);
  }

  onConnect(abort: (error: Error) => void): void {
    this.#abort = abort;
    // It ended while it waited for a connection: nothing may be sent any more.
    if (this.#over) abort(new BffFailure('clientGone'));
  }

  onHeaders(status: number, raw: Buffer[]): boolean {
    if (status < 100) this.#fail(badAnswer(`status ${status}`));
    // What is said before the answer, such as early hints, is for nobody.
    if (status < 200) return true;
    this.#status = status;
    this.#headers = callHeaders(raw);
    if (Number(this.#headers['content-length'] ?? 0) > this.call.limits.bodyOut) this.#fail(badAnswer('answer too long'));
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#length += chunk.length;
    if (this.#length > this.call.limits.bodyOut) this.#fail(badAnswer('answer too long'));
    else this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    if (this.#over) return;
    this.#end();
    const [first] = this.#chunks;
    const body = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#length);
    const encoding = this.#headers['content-encoding']?.trim().toLowerCase();
    if (encoding === undefined || encoding === '' || encoding === 'identity') this.#answer(body);
    else if (encoding === 'gzip') this.#unpack(body);
    else this.reject(badAnswer('unknown content-encoding'));
  }

  onError(error: Error): void {
    if (this.#status > 0) this.#fail(badAnswer('answer cut off', error));
    else if (error.message === 'bad upgrade') this.#fail(new BffFailure('badStatus', { reason: 'upstream switched protocols' }));
    else this.#fail(failureOf(error, this.#abort !== undefined));
  }

  #unpack(body: Buffer): void {
    unpack(body, { maxOutputLength: this.call.limits.bodyOut, chunkSize: UNPACKED_AT_ONCE }).then(
      (unpacked) => this.#answer(unpacked),
      (error: unknown) => this.reject(badAnswer('answer too long or cut off', error)),
    );
  }

  #answer(body: Buffer): void {
    this.resolve({ status: this.#status, headers: this.#headers, body });
  }

  #fail(failure: BffFailure): void {
    if (this.#over) return;
    this.#end();
    this.#abort?.(failure);
    this.reject(failure);
  }

  #end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#stopWatching?.();
  }
}

const badAnswer = (reason: string, cause?: unknown) => new BffFailure('notJson', { reason }, { cause });

import type { ClientRequest, IncomingMessage } from 'node:http';
import { BffFailure, failureOf } from '../failure';
import { rememberKeepAlive } from './agent';
import { Deadlines } from './deadlines';
import type { Exchange } from './exchange';
import { sendBody } from './send-body';
import { StreamedBody } from './streamed-body';
import type { UpstreamCall } from './upstream-call';

/** One request on its way to the API, until the head of its answer is there or it has failed. */
export class Attempt {
  readonly #deadlines: Deadlines;
  #answer: IncomingMessage | undefined;
  #connected = false;
  #stopWatching: (() => void) | undefined;

  constructor(
    readonly call: UpstreamCall,
    readonly request: ClientRequest,
    readonly resolve: (exchange: Exchange) => void,
    readonly reject: (failure: BffFailure) => void,
  ) {
    this.#deadlines = new Deadlines(call.limits, this.#stop);
  }

  begin(): void {
    const { call, request } = this;
    this.#stopWatching = call.departure.whenGone(this.#gone);
    this.#watchConnection();
    request.on('response', (response) => this.#answered(response));
    request.on('upgrade', (_answer, socket) => {
      socket.destroy();
      this.#stop(new BffFailure('badStatus', { reason: 'upstream switched protocols' }));
    });
    request.on('error', (error) => {
      if (!this.#answer) this.#fail(failureOf(error, this.#connected));
    });
    this.#deadlines.begin(performance.now() - call.startedAt);
    if (call.departure.gone) this.#gone();
    else this.#deliver();
  }

  #answered(response: IncomingMessage): void {
    this.#answer = response;
    this.#deadlines.answered();
    rememberKeepAlive(response.socket, response.headers['keep-alive']);
    this.resolve({ status: response.statusCode ?? 0, headers: response.headers, body: this.#bodyOf(response), end: this.#end });
  }

  #bodyOf(response: IncomingMessage): StreamedBody {
    const progress = () => this.#deadlines.progress();
    const body = new StreamedBody({ resume: () => response.resume(), progress, end: this.#end });
    response.on('data', (chunk: Buffer) => {
      if (!body.take(chunk)) response.pause();
    });
    response.on('end', () => body.complete());
    response.on('error', (error) => body.fail(error));
    return body;
  }

  readonly #gone = () => this.#stop(new BffFailure('clientGone'));

  /** Once the answer has begun, the reader of its body meets the failure; before that, whoever waits for its head. */
  readonly #stop = (failure: BffFailure) => {
    if (this.#answer) this.#answer.destroy(failure);
    else this.#fail(failure);
    this.request.destroy(failure);
  };

  #fail(failure: BffFailure): void {
    this.#end();
    this.reject(failure);
  }

  readonly #end = () => {
    this.#deadlines.end();
    this.#stopWatching?.();
    // A connection with something left on it, in either direction, is of no use to the next call.
    if (!this.#answer?.complete || !this.request.writableFinished) this.request.destroy();
  };

  #watchConnection(): void {
    const connected = () => {
      this.#connected = true;
    };
    this.request.on('socket', (socket) => {
      if (!socket.connecting) return connected();
      this.#deadlines.connecting();
      socket.once('connect', () => {
        this.#deadlines.connected();
        connected();
      });
    });
  }

  #deliver(): void {
    const { body, length, limits } = this.call;
    if (body === null || Buffer.isBuffer(body)) {
      if (body) this.request.end(body);
      else this.request.end();
      this.#deadlines.bodySent();
      return;
    }
    sendBody(body, this.request, { cap: limits.bodyIn, expected: length }, this.#deadlines).catch((error: unknown) => {
      // The only foreign error here is the client's own connection breaking while it uploads.
      this.#stop(error instanceof BffFailure ? error : new BffFailure('clientGone', {}, { cause: error }));
    });
  }
}

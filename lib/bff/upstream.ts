import http, { type Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { heedKeepAlive, keepAliveAgent } from './agent';
import { Deadlines } from './deadlines';
import { BffFailure, failureOf } from './failure';
import type { Limits } from './limits';
import { sendBody } from './send-body';

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
  readonly signal: AbortSignal;
  /** `performance.now()` when the call began, so that all attempts share one deadline. */
  readonly startedAt: number;
}

/** The head of an answer; its body is still to be read, and `end` to be called when that is over. */
export interface Exchange {
  readonly status: number;
  readonly body: IncomingMessage;
  /** Stops the clocks and lets go of the connection if it is still busy. */
  end(): void;
  /** Tells the idle clock that a byte moved. */
  progress(): void;
}

const MAX_HEADER_BYTES = 16 * 1024;

/** The one client that talks to the API: kept-alive connections, a deadline on everything, no redirects, no fetch. */
export class Upstream {
  readonly #agents: Record<Limits['lane'], Agent>;
  readonly #base: string;

  constructor(readonly root: URL) {
    const agent = (sockets: number) => keepAliveAgent(root.protocol, sockets);
    this.#agents = { calls: agent(64), uploads: agent(8), streams: agent(64) };
    this.#base = root.pathname.replace(/\/+$/, '');
  }

  /** Sends one attempt and resolves with the head of the answer, whatever its status. */
  send(call: UpstreamCall): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      let connected = false;
      let answer: IncomingMessage | undefined;
      const request = this.#open(call);
      const fail = (failure: BffFailure) => {
        end();
        reject(failure);
      };
      // Once the answer has begun, the reader of its body meets the failure; before that, whoever waits for its head.
      const stop = (failure: BffFailure) => {
        if (answer) answer.destroy(failure);
        else fail(failure);
        request.destroy(failure);
      };
      const deadlines = new Deadlines(call.limits, stop);
      const gone = () => stop(new BffFailure('clientGone'));
      const end = () => {
        deadlines.end();
        call.signal.removeEventListener('abort', gone);
        if (!answer?.complete || !request.writableFinished) request.destroy();
      };
      call.signal.addEventListener('abort', gone, { once: true });
      watchConnection(request, deadlines, () => {
        connected = true;
      });
      request.on('upgrade', (_answer, socket) => {
        socket.destroy();
        stop(new BffFailure('badStatus', { reason: 'upstream switched protocols' }));
      });
      request.on('error', (error) => {
        if (!answer) fail(failureOf(error, connected));
      });
      request.on('response', (response) => {
        answer = response;
        // Whoever reads the body meets its error there; without a listener an unread one would end the process.
        response.on('error', () => undefined);
        deadlines.answered();
        heedKeepAlive(response.socket, response.headers['keep-alive']);
        resolve({ status: response.statusCode ?? 0, body: response, end, progress: () => deadlines.progress() });
      });
      deadlines.begin(performance.now() - call.startedAt);
      if (call.signal.aborted) gone();
      else deliver(call, request, deadlines, stop);
    });
  }

  /** Closes idle connections, for a server that stops. */
  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }

  #open(call: UpstreamCall): ClientRequest {
    const client = this.root.protocol === 'https:' ? https : http;
    return client.request({
      protocol: this.root.protocol,
      hostname: this.root.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: this.root.port,
      path: this.#base + call.target,
      method: call.method,
      headers: call.headers,
      agent: this.#agents[call.limits.lane],
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  }
}

function watchConnection(request: ClientRequest, deadlines: Deadlines, onConnected: () => void): void {
  request.on('socket', (socket) => {
    if (!socket.connecting) return onConnected();
    deadlines.connecting();
    socket.once('secureConnect', onConnected);
    socket.once('connect', () => {
      deadlines.connected();
      onConnected();
    });
  });
}

function deliver(call: UpstreamCall, request: ClientRequest, deadlines: Deadlines, stop: (failure: BffFailure) => void): void {
  if (call.body === null || Buffer.isBuffer(call.body)) {
    if (call.body) request.end(call.body);
    else request.end();
    deadlines.bodySent();
    return;
  }
  const bounds = { cap: call.limits.bodyIn, expected: call.length };
  sendBody(call.body, request, bounds, deadlines).catch((error: unknown) => {
    // The only foreign error here is the client's own connection breaking while it uploads.
    stop(error instanceof BffFailure ? error : new BffFailure('clientGone', {}, { cause: error }));
  });
}

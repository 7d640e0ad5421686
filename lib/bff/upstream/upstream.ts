import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { Pool } from 'undici';
import type { BffFailure } from '../failure';
import { ANNOUNCED_MARGIN_MS, FREE_SOCKET_MS, keepAliveAgent } from './agent';
import { Attempt } from './attempt';
import type { Exchange } from './exchange';
import { StreamedCall } from './streamed-call';
import type { UpstreamCall } from './upstream-call';
import { type WholeAnswer, WholeCall } from './whole-call';

const CONNECT_MS = 2000;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * All that talks to the API: kept-alive connections, a deadline on everything, no redirects, no fetch. What is sent from memory goes through
 * undici, which costs a third of Node's own client; uploads go through the latter. Streams have connections of their own, so that slow
 * readers keep none from the calls.
 */
export class Upstream {
  readonly #calls: Pool;
  readonly #streams: Pool;
  readonly #uploads: http.Agent;
  readonly #base: string;
  readonly #origin: string;

  constructor(readonly root: URL) {
    this.#origin = root.origin;
    this.#calls = poolOf(root.origin);
    this.#streams = poolOf(root.origin);
    this.#uploads = keepAliveAgent(root.protocol, 8);
    this.#base = root.pathname.replace(/\/+$/, '');
  }

  /** Makes one attempt at a call and tells its whole answer, whatever its status, or what went wrong; exactly one of the two. */
  ask(call: UpstreamCall, answered: (answer: WholeAnswer) => void, failed: (failure: BffFailure) => void): void {
    new WholeCall(call, answered, failed).begin(this.#calls, this.#origin, this.#base + call.target);
  }

  /** Sends one attempt and resolves with the head of the answer, whatever its status. */
  send(call: UpstreamCall): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      if (call.limits.lane === 'uploads') new Attempt(call, this.#open(call), resolve, reject).begin();
      else new StreamedCall(call, resolve, reject).begin(this.#streams, this.#origin, this.#base + call.target);
    });
  }

  /** Closes idle connections, for a server that stops. */
  close(): void {
    this.#uploads.destroy();
    for (const pool of [this.#calls, this.#streams]) void pool.destroy();
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
      agent: this.#uploads,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  }
}

const poolOf = (origin: string): Pool =>
  new Pool(origin, {
    connections: 64,
    keepAliveTimeout: FREE_SOCKET_MS,
    keepAliveMaxTimeout: FREE_SOCKET_MS,
    keepAliveTimeoutThreshold: ANNOUNCED_MARGIN_MS,
    connect: { timeout: CONNECT_MS },
    maxHeaderSize: MAX_HEADER_BYTES,
    // Each call has a deadline of its own.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

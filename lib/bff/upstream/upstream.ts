import http, { type Agent, type ClientRequest } from 'node:http';
import https from 'node:https';
import { Pool } from 'undici';
import type { BffFailure } from '../failure';
import type { Limits } from '../limits';
import { ANNOUNCED_MARGIN_MS, FREE_SOCKET_MS, keepAliveAgent } from './agent';
import { Attempt } from './attempt';
import type { Exchange } from './exchange';
import type { UpstreamCall } from './upstream-call';
import { type WholeAnswer, WholeCall } from './whole-call';

const CONNECT_MS = 2000;
const MAX_HEADER_BYTES = 16 * 1024;

/**
 * All that talks to the API: kept-alive connections, a deadline on everything, no redirects, no fetch. Calls, whose bodies are in memory on
 * both ways, go through undici, which costs a third of Node's own client; what is streamed goes through the latter.
 */
export class Upstream {
  readonly #calls: Pool;
  readonly #agents: Record<Exclude<Limits['lane'], 'calls'>, Agent>;
  readonly #base: string;
  readonly #origin: string;

  constructor(readonly root: URL) {
    const agent = (sockets: number) => keepAliveAgent(root.protocol, sockets);
    this.#agents = { uploads: agent(8), streams: agent(64) };
    this.#origin = root.origin;
    this.#calls = new Pool(this.#origin, {
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
    this.#base = root.pathname.replace(/\/+$/, '');
  }

  /** Makes one attempt at a call and tells its whole answer, whatever its status, or what went wrong; exactly one of the two. */
  ask(call: UpstreamCall, answered: (answer: WholeAnswer) => void, failed: (failure: BffFailure) => void): void {
    new WholeCall(call, answered, failed).begin(this.#calls, this.#origin, this.#base + call.target);
  }

  /** Sends one attempt and resolves with the head of the answer, whatever its status. */
  send(call: UpstreamCall): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const attempt = new Attempt(call, this.#open(call), resolve, reject);
      attempt.begin();
    });
  }

  /** Closes idle connections, for a server that stops. */
  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
    void this.#calls.destroy();
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
      agent: this.#agents[call.limits.lane === 'uploads' ? 'uploads' : 'streams'],
      maxHeaderSize: MAX_HEADER_BYTES,
    });
  }
}

import http, { type Agent, type ClientRequest } from 'node:http';
import https from 'node:https';
import { Pool } from 'undici';
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

  constructor(readonly root: URL) {
    const agent = (sockets: number) => keepAliveAgent(root.protocol, sockets);
    this.#agents = { uploads: agent(8), streams: agent(64) };
    this.#calls = new Pool(root.origin, {
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

  /** Makes one attempt at a call and resolves with its whole answer, whatever its status. */
  ask(call: UpstreamCall): Promise<WholeAnswer> {
    return new Promise((resolve, reject) => new WholeCall(call, resolve, reject).begin(this.#calls, this.#base + call.target));
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

import http, { type Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import type { Limits } from '../limits';
import { keepAliveAgent } from './agent';
import { Attempt } from './attempt';

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
  /** Whose call it is: nobody holds more than a share of the slots. */
  readonly owner?: string | undefined;
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
      const attempt = new Attempt(call, this.#open(call), resolve, reject);
      attempt.begin();
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

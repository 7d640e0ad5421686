import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { forward } from './forward';
import type { ProxyServices } from './proxy-services';
import type { BffAnswer, BffRequest } from './request/request';
import { compressed } from './responses/compressed';
import { drained } from './responses/drained';

/** A request listener for a plain Node server: what production mounts, without Next's cost per call. */
export const nodeListener = (parts?: ProxyServices) => (incoming: IncomingMessage, response: ServerResponse) => {
  void forward(requestOf(incoming, response), parts)
    .then((answer) => compressed(answer, incoming.headers['accept-encoding']))
    .then((answer) => write(answer, incoming, response));
};

function requestOf(incoming: IncomingMessage, response: ServerResponse): BffRequest {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(incoming.headers)) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  return {
    method: incoming.method ?? 'GET',
    rawUrl: incoming.url ?? '/',
    headers,
    body: incoming,
    remoteAddress: incoming.socket.remoteAddress,
    signal: gone.signal,
  };
}

function write({ status, headers, body }: BffAnswer, incoming: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) {
    if (body && !Buffer.isBuffer(body)) body.destroy();
    return;
  }
  response.writeHead(status, headers.flat());
  // A break on either side has already ended the other; there is nobody left to tell.
  if (body !== null && !Buffer.isBuffer(body)) return void pipeline(body, response, () => undefined);
  if (incoming.complete) return void response.end(body ?? undefined);
  if (body) response.write(body);
  void drained(incoming).then(() => response.end());
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { forward } from './forward';
import type { Machinery } from './machinery';
import type { BffAnswer, BffRequest } from './request';

/** A request listener for a plain Node server: the same core as behind Next, without Next's cost per call. */
export const nodeListener = (parts?: Machinery) => (incoming: IncomingMessage, response: ServerResponse) => {
  void forward(requestOf(incoming, response), parts).then((answer) => write(answer, incoming, response));
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
  // What is left of a refused body is thrown away, so that the client gets to read the refusal instead of a reset.
  if (!incoming.complete) incoming.resume();
  response.writeHead(status, headers.flat());
  if (body === null || Buffer.isBuffer(body)) response.end(body ?? undefined);
  // A break on either side has already ended the other; there is nobody left to tell.
  else pipeline(body, response, () => undefined);
}

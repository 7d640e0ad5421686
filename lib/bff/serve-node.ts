import type { IncomingMessage, ServerResponse } from 'node:http';
import { forward } from './forward';
import { type ProxyServices, services } from './proxy-services';
import { Departure } from './request/departure';
import type { BffRequest } from './request/request';
import type { BffAnswer } from './responses/bff-answer';
import { compressed } from './responses/compressed';
import { drained } from './responses/drained';

/** A request listener for a plain Node server: what production mounts, without Next's cost per call. */
export const nodeListener =
  (parts: ProxyServices = services()) =>
  (incoming: IncomingMessage, response: ServerResponse): void => {
    void answer(incoming, response, parts);
  };

async function answer(incoming: IncomingMessage, response: ServerResponse, parts: ProxyServices): Promise<void> {
  const plain = await forward(requestOf(incoming, response), parts);
  const packing = compressed(plain, incoming.headers['accept-encoding']);
  write(packing ? await packing : plain, incoming, response);
}

function requestOf(incoming: IncomingMessage, response: ServerResponse): BffRequest {
  const departure = new Departure();
  response.once('close', () => {
    if (!response.writableFinished) departure.leave();
  });
  return {
    method: incoming.method ?? 'GET',
    rawUrl: incoming.url ?? '/',
    // Node joins what came twice, all but Set-Cookie, which is no header of requests.
    headers: incoming.headers as Readonly<Record<string, string | undefined>>,
    body: incoming,
    remoteAddress: incoming.socket.remoteAddress,
    departure,
  };
}

function write({ status, headers, body }: BffAnswer, incoming: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) {
    if (body && !Buffer.isBuffer(body)) body.destroy();
    return;
  }
  const flat: string[] = [];
  for (const [name, value] of headers) flat.push(name, value);
  response.writeHead(status, flat);
  if (body !== null && !Buffer.isBuffer(body)) return void body.sendTo(response);
  if (incoming.complete) return void response.end(body ?? undefined);
  if (body) response.write(body);
  void drained(incoming).then(() => response.end());
}

import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import { forward } from './forward';
import type { ProxyServices } from './proxy-services';
import { departureOf } from './request/departure';
import { peerHeader } from './request/peer-address';
import type { BffRequest } from './request/request';
import type { BffAnswer } from './responses/bff-answer';

// Asked for when the module loads, so that the address is known from the first request on.
const PEER_HEADER = peerHeader();

/** Answers web-standard requests with the proxy's core. */
export const answeringWeb =
  (parts?: ProxyServices) =>
  async (request: Request): Promise<Response> =>
    responseOf(await forward(requestOf(request), parts));

/** The same with the services of this process, as Next's route handlers are given requests. */
export const answerWeb = answeringWeb();

function requestOf(request: Request): BffRequest {
  const { method, url, signal } = request;
  const headers: Record<string, string | undefined> = Object.fromEntries(request.headers);
  return {
    method,
    // The host in the address is whatever the client claims; what follows it is still as it was sent.
    rawUrl: url.slice(url.indexOf('/', url.indexOf('://') + 3)),
    headers,
    body: request.body && Readable.fromWeb(request.body as NodeWebStream<Uint8Array>),
    remoteAddress: headers[PEER_HEADER],
    departure: departureOf(signal),
  };
}

function responseOf({ status, headers, body }: BffAnswer): Response {
  const pairs = headers.map(([name, value]): [string, string] => [name, value]);
  if (body === null) return new Response(null, { status, headers: pairs });
  if (Buffer.isBuffer(body)) return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: pairs });
  return new Response(Readable.toWeb(body.readable()) as ReadableStream<Uint8Array>, { status, headers: pairs });
}

import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { ProxyServices } from '../proxy-services';
import { answeringWeb } from '../serve-web';

/** The thin entry that `next dev` and a plain `next start` use: web requests in, web answers out, as a route handler is given them. */
export async function startWebEntry(parts: ProxyServices): Promise<{ port: number }> {
  const answer = answeringWeb(parts);
  const server = http.createServer((incoming, response) => {
    answer(requestOf(incoming)).then(
      (answered) => write(answered, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port };
}

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, [value ?? []].flat().join(', ')]);
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(incoming) as ReadableStream);
  return new Request(`http://localhost${url}`, {
    method,
    headers: pairs,
    ...(body && { body, duplex: 'half' as const }),
  });
}

function write({ status, headers, body }: Response, response: ServerResponse): void {
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  response.writeHead(status);
  if (body === null) return void response.end();
  const source = Readable.fromWeb(body as never);
  // A break of the source breaks the answer, so that it does not look complete.
  source.on('error', () => response.destroy());
  source.pipe(response);
}

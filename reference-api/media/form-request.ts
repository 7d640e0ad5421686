import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import type { Context as HonoContext } from 'hono';

/** Headers and body of a request as Node streams them; a request made inside a test has a web body instead. */
export function formRequest(c: HonoContext): { headers: IncomingHttpHeaders; body: Readable } {
  const incoming = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  if (incoming) return { headers: incoming.headers, body: incoming };
  const { headers, body } = c.req.raw;
  return { headers: Object.fromEntries(headers), body: body ? Readable.fromWeb(body as NodeWebStream<Uint8Array>) : Readable.from([]) };
}

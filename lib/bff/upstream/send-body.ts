import type { ClientRequest } from 'node:http';
import type { Readable } from 'node:stream';
import { BffFailure } from '../failure';
import { CLOSE, type Deadlines } from './deadlines';

interface Bounds {
  readonly cap: number;
  /** Content-Length the client gave; what arrives must be exactly that long. */
  readonly expected: number | undefined;
}

/**
 * Streams a request's body to the API at the pace the API reads it. A body that is too long or too short never ends cleanly:
 * the API sees an aborted request and cannot store half a file. Node's `fetch` would keep the whole body in memory here,
 * because it tees streamed bodies unless redirects are errors (nodejs/undici issue 4058).
 */
export async function sendBody(source: Readable, request: ClientRequest, bounds: Bounds, deadlines: Deadlines): Promise<number> {
  let sent = 0;
  deadlines.waitingForClient = true;
  // Destroying the source would tear down the client's connection before it has read the answer.
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    sent += chunk.length;
    if (sent > bounds.cap) throw new BffFailure('tooLarge', { headers: CLOSE });
    if (bounds.expected !== undefined && sent > bounds.expected) throw unequalLength();
    if (request.destroyed || request.writableEnded) return sent;
    if (!request.write(chunk)) {
      deadlines.waitingForClient = false;
      await drained(request);
      deadlines.waitingForClient = true;
    }
    deadlines.progress();
  }
  if (bounds.expected !== undefined && sent !== bounds.expected) throw unequalLength();
  if (!request.destroyed) request.end();
  deadlines.bodySent();
  return sent;
}

const unequalLength = () => new BffFailure('malformed', { reason: 'body is not as long as its content-length', headers: CLOSE });

const drained = (request: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      request.off('drain', done);
      request.off('close', done);
      resolve();
    };
    request.on('drain', done);
    request.on('close', done);
  });

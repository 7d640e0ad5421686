import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from './startup-error';

/** Longer than any caller waits for an upload (the console gives a video half an hour); Node's own five minutes would end it with a bare 408. */
const REQUEST_MS = 40 * 60_000;
/** A head that dribbles in is no caller's. */
const HEAD_MS = 10_000;

interface Place {
  readonly port: number;
  readonly host: string;
}

/** The API's server, once it listens. */
export function listening(fetch: Hono['fetch'], { port, host }: Place): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const serverOptions = { requestTimeout: REQUEST_MS, headersTimeout: HEAD_MS };
    const server = serve({ fetch, port, hostname: host, serverOptions }, () => resolve(server));
    server.once('error', (error) =>
      reject(new StartupError(`The API cannot listen on ${host}:${port}: ${error.message}`, { cause: error })),
    );
  });
}

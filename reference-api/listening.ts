import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from './startup-error';

/** Longer than any caller waits for an upload (the console gives a video half an hour); Node's own five minutes would end it with a bare 408. */
const REQUEST_MS = 40 * 60_000;
/** A head that dribbles in is no caller's. */
const HEAD_MS = 10_000;
const STOP_DEADLINE_MS = 5_000;

/** The API, listening. */
export interface RunningServer {
  readonly address: string;
  /** Takes no new calls, finishes those under way, and puts the database to rest. */
  stop(): Promise<void>;
}

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

/** A server that listens, and how it is stopped: timers are told at once, for a job goes on while calls are still finished. */
export function runningServer(
  server: ServerType,
  stopTimers: () => Promise<void>,
  database: { readonly close: () => Promise<void> },
): RunningServer {
  return {
    address: addressOf(server),
    stop: async () => {
      await Promise.all([finishCalls(server), stopTimers()]);
      await database.close();
    },
  };
}

function finishCalls(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), STOP_DEADLINE_MS);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    // A kept-alive connection without a call would hold the stop up.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function addressOf(server: ServerType): string {
  const address = server.address();
  return address && typeof address === 'object'
    ? `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
    : '';
}

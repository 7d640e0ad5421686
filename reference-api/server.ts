import { serve as listen, type ServerType } from '@hono/node-server';
import { pino } from 'pino';
import { createApi } from './app';
import { createClock } from './clock';
import type { Context } from './context';
import { openDatabase } from './database/open';
import { refreshBuiltinRoles, seedWhenEmpty } from './database/seed/seed';
import type { Environment } from './environment';
import { startTimers } from './jobs/timers';
import { openMedia } from './media/media';
import { readMediaSettings } from './media/media-settings';
import { StartupError } from './startup-error';
import { loadTexts } from './texts';

const STOP_DEADLINE_MS = 5_000;

/** The API, listening. */
export interface RunningServer {
  readonly address: string;
  /** Takes no new calls, finishes those under way, and puts the database to rest. */
  stop(): Promise<void>;
}

/** Opens the database, fills an empty one with the demo platform, and listens. */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const log = pino({ level: environment.logLevel });
  if (environment.testMode) log.warn('test mode: the clock can be moved by anybody on this computer');
  const opened = await openDatabase(environment, (error) => {
    log.fatal({ err: error }, 'the database server stopped; start the API again');
    process.exit(1);
  });
  const { testMode, trustForwarded } = environment;
  const media = await openMedia(readMediaSettings(environment.dataDir, process.env));
  const context: Context = { database: opened.database, clock: createClock(), texts: loadTexts(), media, log, testMode, trustForwarded };
  await seedWhenEmpty(opened.database, context.clock.now());
  await refreshBuiltinRoles(opened.database);
  const { app } = createApi(context);
  const server = await listening(app, environment).catch(async (error: unknown) => {
    await opened.close();
    throw error;
  });
  const stopTimers = startTimers(context);
  return {
    address: addressOf(server),
    stop: async () => {
      await finishCalls(server);
      await stopTimers();
      await opened.close();
    },
  };
}

function listening(app: ReturnType<typeof createApi>['app'], { port, host }: Environment): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = listen({ fetch: app.fetch, port, hostname: host }, () => resolve(server));
    server.once('error', (error) =>
      reject(new StartupError(`The API cannot listen on ${host}:${port}: ${error.message}`, { cause: error })),
    );
  });
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

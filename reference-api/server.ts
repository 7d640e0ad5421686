import { pino } from 'pino';
import { createApi } from './app';
import { createClock } from './clock';
import { createGateway } from './commerce/gateway';
import { makeSlots } from './commerce/store/home-slots';
import type { Context } from './context';
import { openDatabase } from './database/open';
import { fillWhenEmpty, refreshBuiltinRoles } from './database/seed/seed';
import { tellDay } from './database/seed/tell-day';
import type { Environment } from './environment';
import { startTimers } from './jobs/timers';
import { checkKeyRing } from './keys/check-key-ring';
import { openKeyRing } from './keys/open-key-ring';
import { listening, type RunningServer, runningServer } from './listening';
import { openMedia } from './media/media';
import { readMediaSettings } from './media/media-settings';
import { loadTexts } from './texts';

/** Opens the database, fills an empty one with the demo platform or founds an empty platform in it, and listens. */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const log = pino({ level: environment.logLevel });
  if (environment.testMode) log.warn('test mode: the clock can be moved by anybody on this computer');
  const keys = openKeyRing(environment);
  const opened = await openDatabase(environment, (error) => {
    log.fatal({ err: error }, 'the database server stopped; start the API again');
    process.exit(1);
  });
  const { database } = opened;
  try {
    const { testMode, trustForwarded, webhook } = environment;
    const media = await openMedia(readMediaSettings(environment.dataDir, process.env));
    const context: Context = {
      database,
      clock: createClock(),
      texts: loadTexts(),
      media,
      keys,
      gateway: createGateway(),
      webhook,
      log,
      testMode,
      trustForwarded,
    };
    await checkKeyRing(database, keys, context.clock.now());
    await fillWhenEmpty(database, context.clock.now(), keys, { seed: environment.seed, onDay: tellDay });
    await refreshBuiltinRoles(database);
    // In older versions a store got its slots when somebody looked.
    await makeSlots(database, context.clock.now());
    const server = await listening(createApi(context).app.fetch, environment);
    return runningServer(server, startTimers(context), opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

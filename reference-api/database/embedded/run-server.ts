import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '@/reference-api/startup-error';
import type { Binaries } from './binaries';
import { addressOf, type ClusterFiles, freePort, lastLogLine, startServer } from './cluster';
import { runningPostmaster } from './postmaster';
import type { Runner } from './run-as';

const START_DEADLINE_MS = 60_000;
const POLL_MS = 30;
/** A server killed together with the API leaves processes that keep the folder for a moment. */
const MAX_STARTS = 8;
const RESTART_PAUSE_MS = 400;
const WRONG_PASSWORD = '28P01';

/** Starts the server of a folder, or finds the one a killed API left; answers its port once it takes connections. */
export async function runServer(files: ClusterFiles, binaries: Binaries, runner: Runner, settings: readonly string[]): Promise<number> {
  const deadline = Date.now() + START_DEADLINE_MS;
  let starts = 0;
  let starting = false;
  while (Date.now() < deadline) {
    const running = runningPostmaster(files.data);
    if (running && (await answers(files, running.port))) return running.port;
    if (!running && !starting) {
      if (starts === MAX_STARTS) break;
      if (starts > 0) await sleep(RESTART_PAUSE_MS);
      starts += 1;
      starting = true;
      const server = startServer(files, binaries, runner, await freePort(), settings);
      server.unref();
      server.once('error', () => {
        starting = false;
      });
      server.once('exit', () => {
        starting = false;
      });
    }
    await sleep(POLL_MS);
  }
  throw new StartupError(`The database under ${files.data} does not start: ${lastLogLine(files)}`);
}

async function answers(files: ClusterFiles, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(files, port, 'postgres'), connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === WRONG_PASSWORD) {
      throw new StartupError(`The password in ${files.passwordFile} does not open the database beside it.`, { cause: error });
    }
    // Not there yet: it is starting, replaying its log, or going down.
    return false;
  } finally {
    await client.end();
  }
}

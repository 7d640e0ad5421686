import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '@/reference-api/startup-error';
import { atEnd, isEnding } from './at-end';
import type { Binaries } from './binaries';
import { addressOf, type ClusterFiles, freePort, lastLogLine, startServer } from './cluster';
import { endPostmaster, runningPostmaster } from './postmaster';
import type { Runner } from './run-as';

const START_DEADLINE_MS = 60_000;
const POLL_MS = 30;
/** A server killed together with the API leaves processes that keep the folder for a moment. */
const MAX_STARTS = 8;
const RESTART_PAUSE_MS = 400;
const WRONG_PASSWORD = '28P01';

/** A server that takes connections. */
interface Running {
  readonly port: number;
  /** From now on somebody else sees to its end. */
  forget(): void;
}

/**
 * Starts the server of a folder, or finds the one a killed API left; answers once it takes connections. One that was started here ends
 * with this process, should that be asked to end before.
 */
export async function runServer(files: ClusterFiles, binaries: Binaries, runner: Runner, settings: readonly string[]): Promise<Running> {
  const deadline = Date.now() + START_DEADLINE_MS;
  let starts = 0;
  let starting = false;
  let forget = (): void => undefined;
  while (Date.now() < deadline) {
    const running = runningPostmaster(files.data);
    if (running && (await answers(files, running.port))) return { port: running.port, forget };
    if (!running && !starting) {
      if (starts === MAX_STARTS) break;
      if (starts > 0) await sleep(RESTART_PAUSE_MS);
      starts += 1;
      starting = true;
      const freed = await freePort();
      if (isEnding()) break;
      const server = startServer(files, binaries, runner, freed, settings);
      server.unref();
      const { pid } = server;
      if (pid !== undefined) forget = atEnd(() => endPostmaster(pid, () => starting));
      const gone = () => {
        starting = false;
        forget();
      };
      server.once('error', gone);
      server.once('exit', gone);
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

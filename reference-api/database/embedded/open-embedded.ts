import { accessSync, constants, mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '@/reference-api/startup-error';
import { atEnd } from './at-end';
import { findBinaries } from './binaries';
import { addressOf, type ClusterFiles, clusterFiles, initialise } from './cluster';
import { endPostmaster, runningPostmaster } from './postmaster';
import { runnerFor } from './run-as';
import { runServer } from './run-server';

const DATABASE = 'shangtai';
/** A killed API's connection is dropped at once, but its server needs a moment to notice. */
const LOCK_DEADLINE_MS = 3_000;
/** Any number will do, as long as every start uses the same. */
const FOLDER_LOCK = 7_305_442;

/** The project's own database server, running. */
export interface Embedded {
  readonly url: string;
  /** Stops the server and waits until its files are at rest. */
  stop(): Promise<void>;
  /** Lets go of the server and leaves it running. */
  leave(): Promise<void>;
}

interface Options {
  /** PostgreSQL settings, each `name=value`. */
  settings?: readonly string[];
  /** The server went away by itself. */
  onLost?: (error: Error) => void;
}

/** Starts the database server under a data folder, or takes over the one a killed API left running. */
export async function openEmbedded(dataDir: string, { settings = [], onLost }: Options = {}): Promise<Embedded> {
  makeWritable(dataDir);
  const binaries = findBinaries();
  const runner = runnerFor(binaries.initdb, dataDir);
  const files = clusterFiles(dataDir);
  initialise(files, binaries, runner);
  const { port, forget } = await runServer(files, binaries, runner, settings);
  const holder = new pg.Client({ connectionString: addressOf(files, port, 'postgres') });
  // Until the folder is ours, the end of the server is told by the next query.
  holder.on('error', () => undefined);
  await holder.connect();
  await takeFolder(holder, dataDir);
  holder.removeAllListeners('error');
  if (onLost) holder.on('error', onLost);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopServer(files, holder).finally(release));
  const release = atEnd(stop);
  forget();
  try {
    const known = await holder.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0) await holder.query(`create database ${DATABASE}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: addressOf(files, port, DATABASE),
    stop,
    leave: async () => {
      release();
      holder.removeAllListeners('error');
      await holder.end();
    },
  };
}

function makeWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartupError(`The data folder ${dataDir} cannot be written; set DATA_DIR to another one.`, { cause: error });
  }
}

/** Two APIs over one folder would run every timer twice and stop each other's database. */
async function takeFolder(holder: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + LOCK_DEADLINE_MS;
  while (Date.now() < deadline) {
    const { rows } = await holder.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [FOLDER_LOCK]);
    if (rows[0]?.taken) return;
    await sleep(100);
  }
  await holder.end();
  throw new StartupError(`Another reference API is already using ${dataDir}; stop it first, or set DATA_DIR to another folder.`);
}

async function stopServer(files: ClusterFiles, holder: pg.Client): Promise<void> {
  const running = runningPostmaster(files.data);
  // From now on the end of the server is no loss.
  holder.removeAllListeners('error');
  await holder.end();
  if (running) await endPostmaster(running.pid, () => runningPostmaster(files.data) !== undefined);
}

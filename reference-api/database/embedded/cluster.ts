import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartupError } from '@/reference-api/startup-error';
import type { Binaries } from './binaries';
import type { Runner } from './run-as';

const OWNER = 'shangtai';

/** A table of a million rows should fit, and its pages lie on a disk that seeks for nothing; memory is taken as it is used. */
const LARGE_TABLES = ['shared_buffers=256MB', 'work_mem=16MB', 'random_page_cost=1.1'];

/** Neither the row a statement failed on nor the statement: both hold what persons are called and reached by. */
const SILENT_ABOUT_ROWS = ['log_error_verbosity=terse', 'log_min_error_statement=panic'];
const LARGEST_LOG = 20 * 1024 * 1024;

/** Files of one database server under the data folder. */
export interface ClusterFiles {
  readonly data: string;
  readonly passwordFile: string;
  readonly logFile: string;
}

/** Where the files of the database server lie. */
export const clusterFiles = (dataDir: string): ClusterFiles => ({
  data: join(dataDir, 'postgres'),
  passwordFile: join(dataDir, 'postgres-password'),
  logFile: join(dataDir, 'postgres.log'),
});

/** Makes an empty database server, unless there is one. It gets its place by one rename, so a killed start leaves no half. */
export function initialise(files: ClusterFiles, { initdb }: Binaries, runner: Runner): void {
  if (existsSync(files.data)) return;
  const making = `${files.data}.${process.pid}.new`;
  const password = randomBytes(24).toString('hex');
  const handOver = `${files.passwordFile}.${process.pid}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  runner.own(making);
  writeFileSync(handOver, password, { mode: 0o600 });
  runner.own(handOver);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = [`--username=${OWNER}`, '--auth=scram-sha-256', `--pwfile=${handOver}`];
  const { program, args, options } = runner.command(initdb, ['-D', making, ...locale, ...access]);
  const made = spawnSync(program, args, { ...options, cwd: '/', encoding: 'utf8', stdio: 'pipe' });
  rmSync(handOver);
  if (made.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new StartupError(`The database could not be created under ${files.data}: ${lastLine(String(made.stderr ?? ''))}`);
  }
  writeFileSync(files.passwordFile, password, { mode: 0o600 });
  renameSync(making, files.data);
}

/** The address of the server at a port, for its owner. */
export const addressOf = (files: ClusterFiles, port: number, database: string): string =>
  `postgres://${OWNER}:${readFileSync(files.passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`;

/** Starts the server on a loopback port. It runs on when this process is killed; the next start finds it again. */
export function startServer(
  files: ClusterFiles,
  { postgres }: Binaries,
  runner: Runner,
  port: number,
  settings: readonly string[] = [],
): ChildProcess {
  const fixed = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_min_messages=warning', 'jit=off'];
  const { program, args, options } = runner.command(postgres, [
    '-D',
    files.data,
    ...[...fixed, ...LARGE_TABLES, ...SILENT_ABOUT_ROWS, ...settings].flatMap((each) => ['-c', each]),
  ]);
  // Its messages go to a file: a pipe would break with this process.
  const log = openLog(files.logFile);
  return spawn(program, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] });
}

/** Its owner's alone; one older part is kept. */
function openLog(file: string): number {
  if (existsSync(file)) {
    chmodSync(file, 0o600);
    if (statSync(file).size > LARGEST_LOG) renameSync(file, `${file}.1`);
  }
  return openSync(file, 'a', 0o600);
}

/** The last thing the server wrote before it gave up. */
export const lastLogLine = (files: ClusterFiles): string =>
  existsSync(files.logFile) ? lastLine(readFileSync(files.logFile, 'utf8')) : '';

/** A loopback port nobody uses. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

const lastLine = (output: string) => output.trim().split('\n').at(-1) ?? '';

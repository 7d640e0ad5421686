import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFolder } from '@/reference-api/project-folder';
import { PROGRAM } from './build-program';
import { TEST_CARD_KEYS } from './test-keys';

const START_MS = 180_000;
const ROOT = dirname(projectFolder('reference-api', 'REFERENCE_API_SOURCES'));

/** The API as its own process, as operations run it. */
export interface ApiProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it wrote. */
  output(): string;
  /** How it ended: its exit code, or null when it was killed. */
  readonly ended: Promise<number | null>;
}

/** Makes the small demo in an empty data folder; a start alone would make the whole one. */
export async function makeSmallDemo(dataDir: string): Promise<void> {
  const making = run(dataDir, ['seed', '--small'], {});
  for (const stream of [making.stdout, making.stderr]) stream.resume();
  const [code] = await once(making, 'close');
  if (code !== 0) throw new Error(`the small demo was not made (${code})`);
}

/** Starts the API over a data folder and waits until it answers, or has ended. */
export async function startProcess(dataDir: string, variables: Record<string, string> = {}): Promise<ApiProcess> {
  const { child, output, ended } = beginProcess(dataDir, ['serve'], variables);
  const address = () => /answers at (http:\S+)/.exec(output())?.[1];
  let over = false;
  void ended.then(() => {
    over = true;
  });
  for (let waited = 0; !address() && !over && waited < START_MS; waited += 20) await sleep(20);
  return { url: address() ?? '', child, output, ended };
}

/** Begins a command of the API over a data folder, and waits for nothing. */
export function beginProcess(dataDir: string, command: readonly string[], variables: Record<string, string> = {}): Omit<ApiProcess, 'url'> {
  const child = run(dataDir, command, variables);
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  return { child, output: () => written, ended: once(child, 'close').then(([code]) => code as number | null) };
}

function run(dataDir: string, command: readonly string[], variables: Record<string, string>) {
  const { DATABASE_URL: _own, ...environment } = process.env;
  return spawn(process.execPath, [PROGRAM, ...command], {
    cwd: ROOT,
    env: { ...environment, CARD_KEYS: TEST_CARD_KEYS, DATA_DIR: dataDir, REFERENCE_API_PORT: '0', LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

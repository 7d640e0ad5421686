import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The core in a process of its own, so that its memory alone is measured. */
export interface Core {
  readonly port: number;
  /** A signed-in browser's cookie. */
  readonly cookie: string;
  /** What it holds now, and the most it came to hold. */
  memory(): Promise<{ restMb: number; peakMb: number }>;
}

/** Starts the core before an API; it ends with the test. */
export async function startCore(apiRoot: string): Promise<Core> {
  const child = fork(fileURLToPath(new URL('./core-process.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, API_ROOT: apiRoot, LOG_LEVEL: 'silent' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ready = await new Promise<{ port: number; cookie: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number; cookie: string }));
    child.once('exit', (code) => reject(new Error(`core process ended with ${code}`)));
  });
  const memory = () =>
    new Promise<{ restMb: number; peakMb: number }>((resolve) => {
      child.once('message', (message) => resolve(message as { restMb: number; peakMb: number }));
      child.send('peak');
    });
  return { ...ready, memory };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_DEADLINE_MS = 30_000;

/** The database server that holds a data folder, as its own pid file names it. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** The live server of a data folder; undefined when there is none, or only the file of one that was killed. */
export function runningPostmaster(folder: string): Postmaster | undefined {
  const lines = contentOf(join(folder, 'postmaster.pid'))?.split('\n');
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && isPostgres(pid) ? { pid, port } : undefined;
}

/** Asks a server to end and waits until it has. SIGINT is PostgreSQL's fast shutdown: it ends connections and writes everything down. */
export async function endPostmaster(pid: number, lives: () => boolean): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while (lives() && Date.now() < deadline) await sleep(20);
}

/** Whether a process lives. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** After a reboot the number may belong to any other program; of a dead one nobody has collected yet the command line is empty. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  const commandLine = contentOf(`/proc/${pid}/cmdline`);
  // Where the system tells no command lines, and for what has ended since it was asked, its life alone decides.
  return commandLine === undefined ? isAlive(pid) : commandLine.includes('postgres');
}

/** Read without asking first whether it is there: a server that ends takes its pid file and its command line away between the two. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return undefined;
    throw error;
  }
}

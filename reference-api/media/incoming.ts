import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder uploads lie in until they are whole. */
export interface Incoming {
  /** A path nobody else uses. */
  newPath(): string;
  remove(path: string): Promise<void>;
}

/** Uploads of another instance on the same folder may still be under way; nothing takes longer than this. */
const STALE_MS = 60 * 60_000;

/** Opens the folder; uploads that a kill left behind are removed. `pid` in the names tells our own from those of others. */
export async function openIncoming(mediaFolder: string, now = Date.now()): Promise<Incoming> {
  const folder = join(mediaFolder, '.incoming');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) await removeLeftover(join(folder, name), name, now);
  return {
    newPath: () => join(folder, `${process.pid}-${randomUUID()}`),
    remove: (path) => rm(path, { force: true }),
  };
}

async function removeLeftover(path: string, name: string, now: number): Promise<void> {
  const owner = Number(name.split('-')[0]);
  const found = await stat(path).catch(() => undefined);
  const stale = found !== undefined && now - found.mtimeMs > STALE_MS;
  if (stale || owner === process.pid || !isAlive(owner)) await rm(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it means that it lives.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;
/** Some shared folders know no second name of a file. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Waits until an open file is on the disk. */
type Sync = (handle: number) => void;

/** Makes a file for its owner alone that is there whole or not at all, also after the power went; one that is there already stays. */
export function writeOnce(path: string, text: string, sync: Sync = fsyncSync): void {
  const beside = `${path}.${process.pid}.new`;
  rmSync(beside, { force: true });
  try {
    writeFileSync(beside, text, { mode: OWNER_ONLY, flag: 'wx' });
    toDisk(beside, sync);
    take(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
  // Of the name, too, which stands in the folder; Windows opens none.
  if (process.platform !== 'win32') toDisk(dirname(path), sync);
}

/** A second name and no renaming: of two processes that start together the slower one must not put its file over the other's. */
function take(beside: string, path: string): void {
  try {
    linkSync(beside, path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NO_LINKS.includes(code) && !existsSync(path)) renameSync(beside, path);
    else if (code !== 'EEXIST' && !NO_LINKS.includes(code)) throw error;
  }
}

function toDisk(path: string, sync: Sync): void {
  const handle = openSync(path, 'r');
  try {
    sync(handle);
  } finally {
    closeSync(handle);
  }
}

import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MediaStorage, OWN_FOLDERS } from './storage';

/** Keeps files under one folder of this computer. */
export const diskStorage = (folder: string): MediaStorage => ({
  async put(key, path) {
    const target = join(folder, key);
    await mkdir(dirname(target), { recursive: true });
    await moveFile(path, target);
  },
  async find(key) {
    const found = await stat(join(folder, key)).catch(missing);
    return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
  },
  read: async (key, range) => createReadStream(join(folder, key), range ? { start: range.first, end: range.last } : {}),
  remove: (key) => rm(join(folder, key), { force: true }),
  async clear() {
    const counts = await Promise.all(OWN_FOLDERS.map((each) => removeFolder(join(folder, each))));
    return counts.reduce((sum, count) => sum + count, 0);
  },
});

/** Removes a folder with all that is in it; gives how many files that were. */
async function removeFolder(folder: string): Promise<number> {
  const found = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(missing)) ?? [];
  await rm(folder, { recursive: true, force: true });
  return found.filter((entry) => entry.isFile()).length;
}

/** Renames, so that a file appears whole or not at all; between two disks it is copied beside its place first. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
    await rm(from, { force: true });
  }
}

/** A file that is not there is an answer; anything else is a failure. */
function missing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
  return undefined;
}

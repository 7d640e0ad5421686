import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys that seal sessions on this machine: made once, readable by the owner alone, kept so that logins outlive a restart. */
export function localSessionKeys(dataFolder, sync = fsyncSync) {
  const file = join(dataFolder, 'session-keys');
  if (!existsSync(file)) writeWhole(file, `k1:${randomBytes(32).toString('base64url')}\n`, { folder: dataFolder, sync });
  return readFileSync(file, 'utf8').trim();
}

/** The file is there whole or not at all, also after the power went: half a key would let no console start again. */
function writeWhole(file, text, { folder, sync }) {
  const beside = `${file}.${process.pid}.new`;
  rmSync(beside, { force: true });
  try {
    writeFileSync(beside, text, { mode: 0o600, flag: 'wx' });
    toDisk(beside, sync);
    renameSync(beside, file);
  } finally {
    rmSync(beside, { force: true });
  }
  // Of the name, too, which stands in the folder; Windows opens none.
  if (process.platform !== 'win32') toDisk(folder, sync);
}

function toDisk(path, sync) {
  const handle = openSync(path, 'r');
  try {
    sync(handle);
  } finally {
    closeSync(handle);
  }
}

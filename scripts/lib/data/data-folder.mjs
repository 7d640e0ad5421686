import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../stop.mjs';

/** The account that runs API and console alone reads these; only the database may run under another, and passes by. */
const PRIVATE = ['media', 'logs'];

/** Makes the folder that holds everything which must survive: database, media, secrets, logs. */
export function ensureDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK | constants.X_OK);
    for (const name of PRIVATE) closeFolder(join(folder, name));
  } catch (error) {
    throw new Stop(`The data folder ${folder} cannot be written (${error.code}). Make it writable or set DATA_DIR to another folder.`);
  }
}

function closeFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Somebody else's, such as a mounted disk: who may read it is theirs to say.
    if (error.code !== 'EPERM') throw error;
  }
}

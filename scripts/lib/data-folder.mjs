import { accessSync, constants, mkdirSync } from 'node:fs';
import { Stop } from './stop.mjs';

/** Makes the folder that holds everything which must survive: database, media, secrets, logs. */
export function ensureDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Stop(`The data folder ${folder} cannot be written (${error.code}). Make it writable or set DATA_DIR to another folder.`);
  }
}

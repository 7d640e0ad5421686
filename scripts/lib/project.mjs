import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

/** A path an operator configured: absolute, or relative to the project. */
export const fromProject = (path) => resolve(root, path);

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path inside the project. */
export const inProject = (...parts: string[]): string => join(fileURLToPath(new URL('../..', import.meta.url)), ...parts);

/** Where the processes of all worlds write. */
export const LOGS = inProject('test-results', 'logs');

import { basename } from 'node:path';

/** The seeded database of a run on a server that was given with DATABASE_URL. */
export const templateOn = (folder: string): string => basename(folder).replaceAll('-', '_');

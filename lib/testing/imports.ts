import { dirname, posix } from 'node:path';
import type { SourceFile } from './source-files';

/** One import of a file, as it is written there. */
export interface Import {
  readonly file: string;
  readonly to: string;
  /** Fetched when it is needed. */
  readonly late: boolean;
  /** Types alone, of which nothing is left when it runs. */
  readonly types: boolean;
}

const WRITTEN = /(?<!['"])(?:\b(import|export) type\b[^;'"]*?)?\b(?:from|import)\s*(\()?\s*['"]([^'"\n]+)['"]/g;

/** Every import of a file, in all its forms. */
export const importsOf = ({ path, text }: SourceFile): Import[] =>
  [...text.matchAll(WRITTEN)].map(([, types, late, to = '']) => ({
    file: path,
    to,
    late: late !== undefined,
    types: types !== undefined,
  }));

/** The project file an import names, without its ending, or undefined for a package. */
export function target({ file, to }: Import): string | undefined {
  if (to.startsWith('@/')) return to.slice(2);
  return to.startsWith('.') ? posix.normalize(posix.join(dirname(file), to)) : undefined;
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One file of the project, read once. */
export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const FOLDERS = ['app', 'components', 'lib', 'reference-api', 'e2e', 'scripts'];
const SINGLE = ['middleware.ts', 'next.config.mjs'];
const EXTENSIONS = ['.ts', '.tsx', '.mjs'];

const pathsUnder = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? pathsUnder(path) : EXTENSIONS.includes(extname(path)) ? [path] : [];
  });

const paths = [...SINGLE, ...FOLDERS.flatMap(pathsUnder)].filter((path) => !path.endsWith('.d.ts')).sort();

/** Every source file, the tests included. */
export const sourceFiles: readonly SourceFile[] = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Whether a file is a test or serves only tests. */
export const isTest = (path: string): boolean => /\.test\.\w+$|(^|\/)(testing|attacks)\//.test(path) || path.startsWith('e2e/');

/** What is shipped: everything but tests. */
export const shippedFiles = sourceFiles.filter(({ path }) => !isTest(path));

/** Shipped files in one of the folders. */
export const shippedIn = (...folders: string[]): SourceFile[] =>
  shippedFiles.filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));

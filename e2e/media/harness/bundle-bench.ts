import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { inProject } from '../../stack/project';

/** The files of the bench by name, as the browser asks for them. */
export type BenchFiles = ReadonlyMap<string, { body: Buffer; type: string }>;

const FOLDER = 'e2e/media/harness';
/** What the product imports from Next's router comes from the stand-in beside this file. */
const routerStandIn: Plugin = {
  name: 'router-stand-in',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^next\/navigation$/ }, () => ({ path: inProject(FOLDER, 'next-navigation.ts') }));
  },
};

let bundled: Promise<BenchFiles> | undefined;

/** Bundles the real components for the bench, once a worker. Nothing is written to disk and nothing of it is part of the product. */
export function benchFiles(): Promise<BenchFiles> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<BenchFiles> {
  const common = {
    bundle: true,
    // It goes over the wire of the test for each page.
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    absWorkingDir: inProject(),
    outdir: inProject(FOLDER, 'out'),
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    logLevel: 'error',
  } as const;
  const [page, worker] = await Promise.all([
    build({ ...common, entryPoints: [`${FOLDER}/start.tsx`], splitting: true, plugins: [routerStandIn] }),
    // The product names its worker by the source file beside the module that starts it.
    build({ ...common, entryPoints: ['components/media/upload/hash-worker.ts'], outExtension: { '.js': '.ts' } as Record<string, string> }),
  ]);
  const files = [...page.outputFiles, ...worker.outputFiles];
  return new Map(files.map(({ path, contents }) => [basename(path), { body: Buffer.from(contents), type: typeOf(path) }]));
}

const typeOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bundle } from './bundle.mjs';
import { inTurn } from './claims/in-turn.mjs';
import { hintFirstScripts } from './compile-hints.mjs';
import { precompress } from './precompress.mjs';
import { inProject } from './project.mjs';
import { runNode } from './run.mjs';
import { step } from './say.mjs';
import { sourceHash } from './source-hash.mjs';
import { Stop } from './stop.mjs';

/** Where the console is built to; other folders exist so that two builds need not fight over one. */
export const consoleFolder = () => process.env.NEXT_DIST_DIR ?? '.next';
/** Where the reference API is built to. */
export const apiFolder = () => (process.env.NEXT_DIST_DIR ? `${process.env.NEXT_DIST_DIR}-api` : 'dist/reference-api');
/** The server that runs the built console. */
export const consoleServer = () => `${consoleFolder()}/console-server.mjs`;
/** The console's check of its environment, for the scripts that start it. */
export const environmentCheck = () => inProject(consoleFolder(), 'environment.mjs');

const SHARED = [
  'lib',
  'package.json',
  'package-lock.json',
  'scripts/lib/build.mjs',
  'scripts/lib/bundle.mjs',
  'scripts/lib/compile-hints.mjs',
  'scripts/lib/precompress.mjs',
];
const parts = {
  console: {
    title: 'Building the console',
    folder: consoleFolder,
    sources: [...SHARED, 'app', 'components', 'public', 'middleware.ts', 'next.config.mjs'],
    build: buildConsole,
  },
  api: {
    title: 'Building the reference API',
    folder: apiFolder,
    sources: [...SHARED, 'reference-api'],
    build: () => bundle('reference-api/main.ts', `${apiFolder()}/main.mjs`),
  },
};

/** Builds the named parts whose sources changed since their last complete build. */
export async function ensureBuilt(...names) {
  for (const name of names)
    if (!isFresh(name)) await inTurn(`${parts[name].title} into ${basename(parts[name].folder())}`, () => buildStale(name));
}

/** The stamp lies in the folder it speaks of: a folder removed by hand takes its stamp along. */
const stampOf = (name) => inProject(parts[name].folder(), 'built-from');
const isFresh = (name) => existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === sourceHash(parts[name].sources);

async function buildStale(name) {
  // Another may have built it while this one waited.
  if (isFresh(name)) return;
  const { title, folder, sources, build } = parts[name];
  const hash = sourceHash(sources);
  rmSync(stampOf(name), { force: true });
  await step(title, build);
  mkdirSync(inProject(folder()), { recursive: true });
  writeFileSync(stampOf(name), hash);
}

async function buildConsole() {
  const next = inProject('node_modules/next/dist/bin/next');
  const code = await runNode([next, 'build'], {
    bound: true,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Stop('The console could not be built: the lines above say why.');
  await precompress(inProject(consoleFolder(), 'static'), hintFirstScripts(inProject(consoleFolder())));
  await bundle('lib/bff/environment.ts', `${consoleFolder()}/environment.mjs`);
  await bundle('lib/console-server/main.ts', consoleServer());
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { Stop } from './stop.mjs';

/** Asks V8 to compile a script's functions while it arrives, beside the main thread, instead of each at its first call (Chrome 136). */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint at the head of every script a page of the build starts with: nearly all of their functions run at once, and compiling
 * them one by one is a third of what a cold page takes of the main thread. What is fetched later, on use, is left alone: it would keep
 * code in memory that nobody runs.
 */
export function hintFirstScripts(folder) {
  const scripts = firstScripts(folder);
  for (const script of scripts) {
    const file = join(folder, 'static/chunks', script);
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + text);
  }
  return scripts;
}

/** Names of the scripts that come with the first bytes of any page: Next's own and those of layouts and pages, by the build's manifests. */
function firstScripts(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(folder, 'build-manifest.json'), 'utf8'));
  const pages = pageManifests(folder).flatMap(({ entryJSFiles }) => Object.values(entryJSFiles).flat());
  if (!rootMainFiles?.length || !pages.length) throw new Stop('The manifests of this build of Next name no scripts.');
  return [...new Set([...rootMainFiles, ...pages].map((file) => basename(file)))];
}

function pageManifests(folder) {
  const pages = join(folder, 'server/app');
  const context = {};
  for (const file of readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('client-reference-manifest.js'))) {
    runInNewContext(readFileSync(join(pages, file), 'utf8'), context);
  }
  return Object.values(context.__RSC_MANIFEST ?? {});
}

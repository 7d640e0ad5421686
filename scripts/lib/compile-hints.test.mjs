import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPILE_HINT, hintFirstScripts } from './compile-hints.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

/** A build of one page that starts with next.js and page.js; later.js is fetched on use. */
function build({ rootMainFiles = ['static/chunks/next.js'], entryJSFiles = { page: ['static/chunks/page.js'] } } = {}) {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  mkdirSync(join(folder, 'server/app/(console)/list'), { recursive: true });
  for (const name of ['next', 'page', 'later']) writeFileSync(join(folder, `static/chunks/${name}.js`), `run('${name}')`);
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles }));
  writeFileSync(
    join(folder, 'server/app/(console)/list/page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/list/page"] = ${JSON.stringify({ entryJSFiles })};`,
  );
  return { folder, script: (name) => readFileSync(join(folder, `static/chunks/${name}.js`), 'utf8') };
}

test('scripts a page starts with are hinted, what is fetched on use is not', () => {
  const { folder, script } = build();
  hintFirstScripts(folder);
  expect([script('next'), script('page'), script('later')]).toEqual([
    `${COMPILE_HINT}run('next')`,
    `${COMPILE_HINT}run('page')`,
    `run('later')`,
  ]);
});

test('a script that a second build left as it was is hinted once', () => {
  const { folder, script } = build();
  hintFirstScripts(folder);
  hintFirstScripts(folder);
  expect(script('next')).toBe(`${COMPILE_HINT}run('next')`);
});

test('manifests that name no scripts end the build', () => {
  expect(() => hintFirstScripts(build({ entryJSFiles: {} }).folder)).toThrow('name no scripts');
  expect(() => hintFirstScripts(build({ rootMainFiles: [] }).folder)).toThrow('name no scripts');
});

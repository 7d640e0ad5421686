import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

test('scripts and styles lie beside their compressed forms, and what an earlier build left is gone', async () => {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'chunks'));
  const text = `run(${JSON.stringify('商台 '.repeat(2000))})`;
  for (const name of ['chunks/first.js', 'chunks/later.js', 'look.css', 'picture.svg']) writeFileSync(join(folder, name), text);
  for (const name of ['chunks/first.js.br', 'chunks/gone.js.gz']) writeFileSync(join(folder, name), 'of an earlier build');

  await precompress(folder, ['first.js']);

  expect(readdirSync(join(folder, 'chunks')).sort()).toEqual(
    ['first.js', 'later.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]).sort(),
  );
  expect(readdirSync(folder).sort()).toEqual(['chunks', 'look.css', 'look.css.br', 'look.css.gz', 'picture.svg']);
  for (const name of ['chunks/first.js', 'chunks/later.js', 'look.css']) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(text);
  }
});

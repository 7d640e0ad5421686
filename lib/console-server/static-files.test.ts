import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startConsole, startUpstream } from '@/lib/bff/attacks/harness';
import { raw } from '@/lib/bff/attacks/wire';
import { folderOfTest } from '@/scripts/lib/testing/folder-of-test.mjs';
import { withStaticFiles } from './static-files';

const TEXT = 'run("商台")';

/** A console whose build holds one script in both compressed forms and one in none. */
async function consoleWithFiles() {
  const folder = join(folderOfTest(), 'static');
  mkdirSync(join(folder, 'chunks'), { recursive: true });
  for (const name of ['a', 'plain']) writeFileSync(join(folder, `chunks/${name}.js`), TEXT);
  writeFileSync(join(folder, 'chunks/a.js.br'), brotliCompressSync(TEXT));
  writeFileSync(join(folder, 'chunks/a.js.gz'), gzipSync(TEXT));
  const pages = withStaticFiles(async (_request, response) => void response.end('by Next'), folder);
  const { port } = await startConsole((await startUpstream()).root, {}, {}, pages);
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'accept-encoding': 'identity', ...headers } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return { folder, port, get };
}

const SCRIPT = '/_next/static/chunks/a.js';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
])('who takes %s gets %s, kept for a year', async (accepted, encoding) => {
  const { get } = await consoleWithFiles();
  const { status, headers, text } = await get(SCRIPT, { 'accept-encoding': accepted });
  expect([status, text]).toEqual([200, TEXT]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
});

test.each([
  ['who takes neither', SCRIPT, {}],
  ['a file that was not compressed', '/_next/static/chunks/plain.js', { 'accept-encoding': 'br' }],
  ['a file of another build', '/_next/static/chunks/b.js', { 'accept-encoding': 'br' }],
  ['a path with a query', `${SCRIPT}?v=1`, { 'accept-encoding': 'br' }],
  ['a compressed form asked for by its name', `${SCRIPT}.br`, { 'accept-encoding': 'br' }],
])('Next answers %s', async (_what, path, headers) => {
  const { get } = await consoleWithFiles();
  expect((await get(path, headers)).text).toBe('by Next');
});

test('Next answers a method that asks for no file', async () => {
  const { get } = await consoleWithFiles();
  expect((await get(SCRIPT, { 'accept-encoding': 'br' }, 'POST')).text).toBe('by Next');
});

test('no path leads out of the folder', async () => {
  const { folder, port } = await consoleWithFiles();
  writeFileSync(join(folder, '..', 'secret.js.br'), brotliCompressSync('secret'));
  for (const path of ['/_next/static/../secret.js', '/_next/static/%2e%2e/secret.js', '/_next/static/chunks/..%2f..%2fsecret.js']) {
    const { text } = await raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`);
    expect(text).toMatch(/by Next$/);
  }
});

test('who has it already is told so', async () => {
  const { get } = await consoleWithFiles();
  const etag = (await get(SCRIPT, { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await get(SCRIPT, { 'accept-encoding': 'br', 'if-none-match': etag, 'cache-control': 'max-age=0' })).status).toBe(304);
});

test('ranges end nothing: the whole file comes', async () => {
  const { get } = await consoleWithFiles();
  for (const range of ['bytes=10-5', 'bytes=0-1', 'bytes=x', 'bytes=999999-'])
    expect(await get(SCRIPT, { 'accept-encoding': 'br', range })).toMatchObject({ status: 200, text: TEXT });
});

test('a file that is taken away while the console runs is left to Next, without a header of ours', async () => {
  const { folder, get } = await consoleWithFiles();
  rmSync(join(folder, 'chunks/a.js.br'));
  const { headers, text } = await get(SCRIPT, { 'accept-encoding': 'br' });
  expect(text).toBe('by Next');
  expect(headers.get('content-encoding')).toBeNull();
});

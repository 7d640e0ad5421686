import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_CARD_FILE_BYTES } from '@/lib/contract/goods-card';
import { limitsOf } from '../limits';
import { askSignedIn, cookieFor, type Stage, startConsole, startUpstream, success } from './harness';
import { pageHeaders, until } from './wire';

const IMPORT = '/api/v1/admin/goods/card/import';
const MIB = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const SLOTS = 8;

/** An import of which the last byte is kept back, and the status it is answered with in the end. */
async function withheld(stage: Stage, token: string, bytes: number) {
  const headers = { ...pageHeaders(await cookieFor(stage, { token, storeId: 5 })), ...JSON_TYPE, 'content-length': String(bytes) };
  const request = http.request({ port: stage.port, host: '127.0.0.1', path: IMPORT, method: 'POST', agent: false, headers });
  onTestFinished(() => void request.destroy());
  const status = new Promise<number>((resolve) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', () => resolve(-1));
  });
  request.write(`"${'x'.repeat(bytes - 2)}`);
  return { status, finish: () => request.end('"') };
}

test('JSON imports that keep a byte back are held in so many slots as there are, the others are refused', async () => {
  const upstream = await startUpstream();
  const stage = await startConsole(upstream.root);
  const { uploads } = stage.parts.lanes;
  const all = await Promise.all(Array.from({ length: 40 }, (_, index) => withheld(stage, `token-${index}`, 64 * 1024)));
  const met: number[] = [];
  for (const { status } of all) void status.then((each) => met.push(each));
  await until('the others were refused', () => met.length >= all.length - SLOTS, 5000);
  expect(new Set(met)).toEqual(new Set([503]));
  expect(uploads.running).toBe(SLOTS);
  expect(upstream.hits).toEqual([]);
  for (const { finish } of all) finish();
  await until('the held ones went through', () => met.filter((each) => each === 200).length === SLOTS, 5000);
  await until('their slots are free', () => uploads.running === 0);
});

test('the largest file of cards passes as JSON, whatever its letters weigh there; a JSON import is held to 12 MiB, a form to 20', async () => {
  const upstream = await startUpstream();
  const stage = await startConsole(upstream.root);
  const sent = (headers: Record<string, string>, bytes: number) =>
    askSignedIn(stage, IMPORT, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(bytes) },
      body: Buffer.alloc(bytes, '1'),
    });
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await sent(JSON_TYPE, 13 * MIB)).status).toBe(413);
  expect((await sent(form, 13 * MIB)).status).toBe(200);
  // Two bytes of GBK are three of UTF-8, and what JSON escapes is twice as long.
  const texts = ['x'.repeat(MAX_CARD_FILE_BYTES), '卡'.repeat(MAX_CARD_FILE_BYTES / 2), '"'.repeat(MAX_CARD_FILE_BYTES)];
  for (const text of texts) {
    const body = JSON.stringify({ goodsId: 1, skuId: 1, text, separator: '----', dedupe: 1, dryRun: 0 });
    expect((await askSignedIn(stage, IMPORT, { method: 'POST', headers: JSON_TYPE, body })).status).toBe(200);
  }
  expect(stage.parts.lanes.uploads.running).toBe(0);
});

test('a JSON import whose bytes stop coming gives its slot back', async () => {
  const upstream = await startUpstream(success);
  const limits = limitsOf({ callTimeoutMs: 5000, uploadMaxBytes: MIB });
  const stage = await startConsole(upstream.root, { limits: { ...limits, import: { ...limits.import, idleMs: 300 } } });
  const { status } = await withheld(stage, 'token', 1024);
  expect(await status).toBe(408);
  expect(stage.parts.lanes.uploads.running).toBe(0);
});

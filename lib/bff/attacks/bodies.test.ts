import { createHash } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { limitsOf } from '../limits';
import { startCore } from './core';
import { askSignedIn, cookieFor, type Stage, startConsole, startRawUpstream, startUpstream } from './harness';
import { ask, pageHeaders, raw, until } from './wire';

const UPLOAD = '/api/v1/admin/picture/upload';
const LIST = '/api/v1/admin/user/list';
const MIB = 1024 * 1024;
const FORM = { 'content-type': 'multipart/form-data; boundary=b' };

/** Shorter clocks and smaller sizes for uploads and downloads. */
function small(more: { idleMs?: number; headersMs?: number; bodyIn?: number } = {}) {
  const limits = limitsOf({ callTimeoutMs: 5000, uploadMaxBytes: 1024 * MIB });
  const { idleMs = 400, headersMs = 400, bodyIn = MIB } = more;
  return {
    limits: {
      ...limits,
      pictureUpload: { ...limits.pictureUpload, idleMs, headersMs, bodyIn },
      media: { ...limits.media, idleMs, headersMs },
    },
  };
}

/** Opens an upload whose body the test writes by hand. */
async function openUpload(stage: Stage, headers: Record<string, string> = {}) {
  const request = http.request({
    port: stage.port,
    host: '127.0.0.1',
    path: UPLOAD,
    method: 'POST',
    agent: false,
    headers: { ...pageHeaders(await cookieFor(stage)), ...FORM, ...headers },
  });
  const answer = new Promise<{ status: number; code: number; text: string }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).code, text }));
      response.on('error', reject);
    });
  });
  answer.catch(() => undefined);
  return { request, answer };
}

const growth = (from: number) => Math.round((process.memoryUsage().rss - from) / MIB);

describe('uploads', () => {
  test('row 69: too long by announcement is refused before a byte is read', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, small());
    const { request, answer } = await openUpload(stage, { 'content-length': String(2 * MIB) });
    request.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, code: 41300 });
    request.destroy();
    expect(upstream.hits).toEqual([]);
  });

  test('row 69: too long without announcement is cut, and the API sees no clean end', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, small());
    const { request, answer } = await openUpload(stage, { 'transfer-encoding': 'chunked' });
    request.write(Buffer.alloc(MIB / 2));
    await until('the upload arrived', () => upstream.hits.length === 1);
    request.write(Buffer.alloc(MIB));
    request.end();
    expect(await answer).toMatchObject({ status: 413, code: 41300 });
    await until('the API saw the abort', () => upstream.hits[0]?.aborted === true);
    expect(stage.parts.lanes.uploads.running).toBe(0);
  });

  test('row 69: a body that breaks off before its length never ends cleanly at the API', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, small());
    const { request } = await openUpload(stage, { 'content-length': '5000' });
    request.write('short');
    await until('the upload arrived', () => upstream.hits.length === 1);
    request.destroy();
    await until('the API saw the abort', () => upstream.hits[0]?.aborted === true);
    await until('the slot is free', () => stage.parts.lanes.uploads.running === 0);
  });

  test('row 69: bytes beyond the length are another request, and a bad one', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, small());
    const head = Object.entries({ ...pageHeaders(await cookieFor(stage)), ...FORM, host: 'x', 'content-length': '5' }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const { text, closed } = await raw(stage.port, `POST ${UPLOAD} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n12345GARBAGE\r\n\r\n`, 15_000);
    // Silence would be an answer to neither: the connection has to end by itself.
    expect([text, closed]).toEqual([expect.stringMatching(/400 Bad Request/), true]);
    expect(upstream.hits.filter(({ aborted, body }) => !aborted && body.toString() !== '12345')).toEqual([]);
    expect(upstream.hits.length).toBeLessThan(2);
    expect(text).not.toMatch(/200 OK[\s\S]*200 OK/);
  });

  test('row 70: a client that stops sending is let go, and others do not notice', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, small());
    const { request, answer } = await openUpload(stage, { 'transfer-encoding': 'chunked' });
    request.write('--b');
    expect((await askSignedIn(stage, LIST)).status).toBe(200);
    expect(await answer).toMatchObject({ status: 408 });
    await until('the API saw the abort', () => upstream.hits.some(({ aborted }) => aborted));
    request.destroy();
  });

  test('a slow client that keeps sending is waited for', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, small({ idleMs: 2000 }));
    const { request, answer } = await openUpload(stage, { 'transfer-encoding': 'chunked' });
    for (let each = 0; each < 6; each += 1) {
      request.write('x');
      await sleep(500);
    }
    request.end();
    expect(await answer).toMatchObject({ status: 200, code: 0 });
    expect(upstream.hits[0]?.body.toString()).toBe('xxxxxx');
  });

  test('row 71: an API that does not read stalls the client, not the memory', async () => {
    const upstream = await startRawUpstream((socket) => socket.pause());
    const stage = await startConsole(upstream.root, small({ bodyIn: 200 * MIB, idleMs: 1500 }));
    const before = process.memoryUsage().rss;
    const { request, answer } = await openUpload(stage, { 'transfer-encoding': 'chunked' });
    let accepted = 0;
    const chunk = Buffer.alloc(MIB);
    while (
      accepted < 150 &&
      (request.write(chunk) || (await Promise.race([new Promise((resolve) => request.once('drain', () => resolve(true))), sleep(600)])))
    )
      accepted += 1;
    expect(accepted).toBeLessThan(60);
    expect(growth(before)).toBeLessThan(80);
    expect(await answer).toMatchObject({ status: 504, code: 50400 });
    request.destroy();
  });

  test('an API that answers before the upload is over is heard', async () => {
    const upstream = await startUpstream((_hit, _request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":40005,"msg":"文件格式不正确"}'),
    );
    const stage = await startConsole(upstream.root, small({ bodyIn: 10 * MIB }));
    const { request, answer } = await openUpload(stage, { 'transfer-encoding': 'chunked' });
    request.write(Buffer.alloc(65_536));
    expect(await answer).toMatchObject({ status: 200, code: 40005 });
    request.destroy();
    await until('the slot is free', () => stage.parts.lanes.uploads.running === 0);
  });

  test('an API that thinks too long after the upload is left', async () => {
    const upstream = await startUpstream(() => undefined);
    const stage = await startConsole(upstream.root, small());
    const { request, answer } = await openUpload(stage, { 'transfer-encoding': 'chunked' });
    request.end('x');
    expect(await answer).toMatchObject({ status: 504, code: 50400 });
  });

  test('row 73: odd forms go through inert, byte for byte', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, { ...small({ bodyIn: 8 * MIB }) });
    const part = (head: string) => `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\nx\r\n`;
    const forms = [
      part('name="a"').repeat(10_000),
      part(`name="${'n'.repeat(MIB)}"`),
      part('name="pictureFile"; filename="../../etc/passwd"'),
      part('name="f"; filename*=UTF-8\'\'%2e%2e%2fx'),
      part('name="f"; filename="a\0b"'),
      part('name="pictureFile"').repeat(2),
      `--b\r\nContent-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n`,
      'no boundary at all',
    ];
    for (const form of forms) {
      const body = `${form}--b--\r\n`;
      expect((await askSignedIn(stage, UPLOAD, { method: 'POST', headers: FORM, body })).status).toBe(200);
      expect(upstream.hits.at(-1)?.body.equals(Buffer.from(body))).toBe(true);
    }
    expect(
      (await askSignedIn(stage, UPLOAD, { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: 'x' })).status,
    ).toBe(415);
  });

  test('uploads have slots of their own', async () => {
    const upstream = await startUpstream((hit, request, response) => {
      if (hit.method === 'GET') response.end('{"code":0}');
      else request.resume();
    });
    const stage = await startConsole(upstream.root, small({ idleMs: 5000, headersMs: 5000 }));
    const uploads = await Promise.all(Array.from({ length: 8 }, () => openUpload(stage, { 'transfer-encoding': 'chunked' })));
    for (const { request } of uploads) request.write('x');
    await until('eight uploads run', () => stage.parts.lanes.uploads.running === 8);
    expect((await askSignedIn(stage, LIST)).status).toBe(200);
    expect((await askSignedIn(stage, UPLOAD, { method: 'POST', headers: FORM, body: 'x' })).json.code).toBe(50300);
    for (const { request } of uploads) request.destroy();
  });
});

describe('media and exports', () => {
  const HASH = 'a'.repeat(64);
  const picture = Buffer.alloc(300_000, 7);

  async function mediaStage() {
    const upstream = await startUpstream((hit, _request, response) => {
      const range = /^bytes=(\d+)-(\d*)$/.exec(hit.headers.range ?? '');
      if (hit.headers['if-none-match'] === '"1"') return void response.writeHead(304, { etag: '"1"' }).end();
      if (hit.headers.range && !range) return void response.writeHead(416, { 'content-range': `bytes */${picture.length}` }).end('<html>');
      if (hit.url.includes('page')) return void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>');
      if (hit.url.includes('gone')) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>');
      const part = range ? picture.subarray(Number(range[1]), range[2] ? Number(range[2]) + 1 : undefined) : picture;
      const headers = {
        'content-type': 'image/png',
        'content-length': part.length,
        etag: '"1"',
        'accept-ranges': 'bytes',
        'set-cookie': 'x=1',
        'cache-control': 'public',
      };
      response.writeHead(
        range ? 206 : 200,
        range ? { ...headers, 'content-range': `bytes ${range[1]}-${Number(range[1]) + part.length - 1}/${picture.length}` } : headers,
      );
      response.end(hit.method === 'HEAD' ? undefined : part);
    });
    const stage = await startConsole(upstream.root, small());
    const cookie = await cookieFor(stage);
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      ask(stage, path, { method, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } });
    return { upstream, stage, get };
  }

  test('a picture is streamed with its type, its length and a sandbox', async () => {
    const { upstream, get } = await mediaStage();
    const answer = await get(`/media/2024/${HASH}.png`);
    expect([answer.status, answer.text.length]).toEqual([200, picture.length]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(picture.length),
      etag: '"1"',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(upstream.hits[0]?.url).toBe(`/media/2024/${HASH}.png`);
    expect(upstream.hits[0]?.headers['accept-encoding']).toBe('identity');
    expect((await get('/media/logo.png')).headers['cache-control']).toBe('private, no-cache');
  });

  test('row 105: ranges and conditions are passed on once', async () => {
    const { upstream, get } = await mediaStage();
    expect(await get('/media/a.png', { range: 'bytes=0-' })).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes 0-${picture.length - 1}/${picture.length}` },
    });
    expect((await get('/media/a.png', { range: 'bytes=10-19' })).text).toHaveLength(10);
    const refused = await get('/media/a.png', { range: 'bytes=0-1,5-9' });
    expect([refused.status, refused.text, refused.headers['content-range']]).toEqual([416, '', `bytes */${picture.length}`]);
    expect((await get('/media/a.png', { 'if-none-match': '"1"' })).status).toBe(304);
    expect((await get('/media/a.png', {}, 'HEAD')).text).toBe('');
    expect(upstream.hits).toHaveLength(5);
  });

  test('only pictures and videos come from /media, and only for those signed in', async () => {
    const { stage, upstream, get } = await mediaStage();
    expect((await get('/media/page.png')).json.code).toBe(50502);
    expect(await get('/media/gone.png')).toMatchObject({ status: 404, json: { code: 50500 } });
    const before = upstream.hits.length;
    expect((await ask(stage, '/media/a.png')).json.code).toBe(50008);
    expect((await get('/media/a.png', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await get('/media/a.png', { 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await get('/media/a.png', {}, 'POST')).status).toBe(405);
    expect(upstream.hits).toHaveLength(before + 1);
    expect(stage.parts.lanes.streams.running).toBe(0);
  });

  test('row 65: a client that leaves a download ends it, without noise', async () => {
    const upstream = await startUpstream((_hit, _request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' });
      const flood = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
        if (!response.destroyed) response.once('drain', flood);
      };
      flood();
    });
    const stage = await startConsole(upstream.root);
    const request = http.request({ port: stage.port, path: '/media/a.mp4', headers: { cookie: await cookieFor(stage) }, agent: false });
    request.on('error', () => undefined);
    request.on('response', (response) => {
      response.on('error', () => undefined);
      response.once('data', () => request.destroy());
    });
    request.end();
    await until('the API saw the abort', () => upstream.hits[0]?.aborted === true);
    await until('the line was written', () => stage.log.length === 1);
    expect(JSON.parse(stage.log[0] ?? '')).toMatchObject({ call: 'media', level: 'info' });
    expect(stage.parts.lanes.streams.running).toBe(0);
  });

  test('a download that breaks off does not look complete', async () => {
    const upstream = await startRawUpstream((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 1000\r\n\r\nhalf');
      setTimeout(() => socket.resetAndDestroy(), 50);
    });
    const stage = await startConsole(upstream.root);
    await expect(ask(stage, '/media/a.png', { headers: { cookie: await cookieFor(stage) } })).rejects.toThrow();
    await until('the slot is free', () => stage.parts.lanes.streams.running === 0);
    expect((await askSignedIn(stage, '/api/session')).status).toBe(405);
  });
});

describe('exports', () => {
  const EXPORT = '/api/v1/admin/member/export';
  const exported = async (head: Record<string, string>, body: string, status = 200) => {
    const upstream = await startUpstream((_hit, _request, response) => response.writeHead(status, head).end(body));
    const stage = await startConsole(upstream.root);
    return { stage, upstream, answer: await askSignedIn(stage, EXPORT) };
  };

  test('a file goes through with its type and name, and nothing is kept', async () => {
    const disposition = 'attachment; filename="members.csv"; filename*=UTF-8\'\'%E7%94%A8%E6%88%B7.csv';
    const { stage, upstream, answer } = await exported(
      { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': disposition, 'x-other': '1' },
      'id\n1\n',
    );
    expect([answer.status, answer.text]).toEqual([200, 'id\n1\n']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': disposition,
      'cache-control': 'no-store',
    });
    expect(answer.headers).not.toHaveProperty('x-other');
    expect(upstream.hits[0]?.headers['accept-encoding']).toBe('identity');
    expect([stage.parts.lanes.streams.running, JSON.parse(stage.log[0] ?? '').bytesOut]).toEqual([0, 5]);
  });

  test('a refused export is an envelope', async () => {
    const refusal = '{"code":40303,"msg":"没有操作权限"}';
    expect((await exported({ 'content-type': 'application/json' }, refusal)).answer).toMatchObject({ status: 200, text: refusal });
    expect((await exported({ 'content-type': 'text/html' }, '<h1>', 500)).answer.json.code).toBe(50500);
  });

  test('a page or a script is no export, and a strange name is dropped', async () => {
    for (const type of ['text/html', 'text/csvx', 'image/svg+xml', ''])
      expect((await exported({ 'content-type': type }, '<script>')).answer.json.code).toBe(50502);
    expect(
      (await exported({ 'content-type': 'text/csv', 'content-disposition': 'inline' }, 'x')).answer.headers['content-disposition'],
    ).toBe('attachment');
  });
});

describe('large uploads', () => {
  async function upload(port: number, cookie: string, mib: number): Promise<string> {
    const sent = createHash('sha256');
    const request = http.request({
      port,
      host: '127.0.0.1',
      path: '/api/api/v1/admin/video/upload',
      method: 'POST',
      agent: false,
      headers: { ...pageHeaders(cookie), ...FORM, 'content-length': String(mib * MIB) },
    });
    const done = new Promise<number>((resolve, reject) => {
      request.on('error', reject);
      request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)));
    });
    for (let each = 0; each < mib; each += 1) {
      const chunk = Buffer.alloc(MIB, each);
      sent.update(chunk);
      if (!request.write(chunk)) await new Promise((resolve) => request.once('drain', resolve));
    }
    request.end();
    expect(await done).toBe(200);
    return sent.digest('hex');
  }

  test('row 67, row 68: 200 MB arrive whole, alone and four at once, and memory stays flat', { timeout: 120_000 }, async () => {
    const sums: string[] = [];
    const server = http.createServer((request, response) => {
      const sum = createHash('sha256');
      request.on('data', (chunk) => sum.update(chunk));
      request.on('end', () => {
        sums.push(sum.digest('hex'));
        response.end('{"code":0}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port, cookie: keys, memory } = await startCore(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
    await upload(port, keys, 1);
    sums.length = 0;
    const rest = await memory();
    const sent = await upload(port, keys, 200);
    const one = await memory();
    expect(sums).toEqual([sent]);
    expect(one.peakMb - rest.restMb).toBeLessThan(80);
    const four = await Promise.all([1, 2, 3, 4].map(() => upload(port, keys, 200)));
    expect(sums.slice(1)).toEqual(four);
    expect((await memory()).peakMb - rest.restMb).toBeLessThan(150);
  });
});

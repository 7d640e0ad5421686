import { createHash, type Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { pageHeaders, raw, until } from '@/lib/bff/attacks/wire';
import { type Stage, startStage, success, TOKEN } from './stage';

const LIST = '/api/v1/admin/user/list';
const SAVE = '/api/v1/admin/user';
const MIB = 1024 * 1024;
const received: { sum: Hash; bytes: number }[] = [];

/** Answers by address: silence, uploads that are summed, endless videos. */
function listener(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '';
  if (url.includes('silent')) request.resume();
  else if (url.includes('endless')) flood(response);
  else if (url.includes('picture.png')) show(request, response);
  else if (url.endsWith('/login')) signIn(request, response);
  else if (url.includes('upload')) receive(request, response);
  else success(request, response);
}

function signIn(request: IncomingMessage, response: ServerResponse): void {
  let form = '';
  request.on('data', (text) => {
    form += text;
  });
  const signedIn = `{"code":0,"data":{"token":"${TOKEN}","storeId":5}}`;
  request.on('end', () => response.end(form.includes('wrong-password') ? '{"code":60806,"msg":"x"}' : signedIn));
}

const picture = Buffer.alloc(300_000, 7);

function show(request: IncomingMessage, response: ServerResponse): void {
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
  const part = range ? picture.subarray(Number(range[1]), Number(range[2]) + 1) : picture;
  response.writeHead(range ? 206 : 200, { 'content-type': 'image/png', 'accept-ranges': 'bytes', etag: '"1"' });
  response.end(part);
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  const one = { sum: createHash('sha256'), bytes: 0 };
  received.push(one);
  request.on('data', (chunk: Buffer) => {
    one.sum.update(chunk);
    one.bytes += chunk.length;
  });
  request.on('end', () => response.end('{"code":0}'));
}

function flood(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'video/mp4' });
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536))) {}
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

let stage: Stage;
test.beforeAll(async () => {
  stage = await startStage('faults_proxy', listener);
});
test.afterAll(() => stage.stop());
test.beforeEach(() => {
  stage.hits.length = 0;
});

const json = { 'content-type': 'application/json' };
const headLines = async (more: Record<string, string>) =>
  Object.entries({ ...pageHeaders(await stage.cookie()), origin: `http://127.0.0.1:${stage.port}`, host: 'x', ...more })
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n');

test('row 9, row 10, row 78: the API sees the session and none of what the client claims', async () => {
  const headers = {
    token: 'X',
    storeId: '0',
    authorization: 'Bearer X',
    'x-forwarded-for': '6.6.6.6',
    'x-middleware-request-token': 'X',
    'next-action': 'x',
  };
  await stage.asPage('/api/v1/admin/user/info?token=other&a=1&a=2', { headers });
  expect(stage.hits[0]?.url).toBe(`/v1/admin/user/info?a=1&a=2&token=${TOKEN}`);
  const seen = stage.hits[0]?.headers ?? {};
  expect(Object.keys(seen).sort()).toEqual([
    'accept-encoding',
    'connection',
    'host',
    'storeid',
    'token',
    'traceparent',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ]);
  expect(seen).toMatchObject({ token: TOKEN, storeid: '5', 'x-forwarded-for': '127.0.0.1' });
});

test('row 12, row 13, row 14, row 16: addresses that are not plain lead nowhere', async () => {
  const paths = [
    '/api/v1/..%2f..%2finternal',
    '/api/v1/%2e%2e%2fx',
    '/api/v1/%252e%252e%252fx',
    '/api/v1/..;/x',
    '/api/v1/..%5cx',
    '/api//evil.com/x',
    '/api/%5c%5cevil.com',
    '/api/http:/evil.com',
    '/api/@evil.com',
    '/api/v1/a%3fb',
    '/api/v1/%00',
    '/api/v1/%ff',
    '/api/v1/%zz',
    '/api/v2/x',
    '/media/%2e%2e%2fv1/x',
  ];
  for (const path of paths) {
    const { text } = await raw(stage.port, `GET ${path} HTTP/1.1\r\n${await headLines({ connection: 'close' })}\r\n\r\n`, 15_000);
    expect([path, text.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 (308|4\d\d|500)/)]);
    expect([path, /at \w+ \(|\.next|node_modules/.test(text)]).toEqual([path, false]);
  }
  expect(stage.hits).toEqual([]);
  expect((await stage.asPage(LIST)).status).toBe(200);
});

test('row 17: tunnels and upgrades lead nowhere', async () => {
  const attempts = [
    `GET http://127.0.0.1:${stage.apiPort}/v1/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    `CONNECT 127.0.0.1:${stage.apiPort} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET ${LIST} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
    `GET ${LIST} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n`,
  ];
  for (const bytes of attempts) {
    const { text, closed } = await raw(stage.port, bytes, 5_000);
    // Refused, or cut off; a connection that stays open without a word could be a tunnel.
    expect([bytes, text.slice(0, 12), closed || text !== '']).toEqual([bytes, expect.stringMatching(/^(HTTP\/1.1 [345]\d\d)?$/), true]);
  }
  expect(stage.hits).toEqual([]);
});

test('row 18, row 19: smuggled and hostless requests are refused with the connection', async () => {
  const request = (head: string, body = '') => `POST ${SAVE} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`;
  const smuggled = [
    request('Transfer-Encoding: chunked\r\nContent-Length: 5', '0\r\n\r\n'),
    request('Content-Length: 5\r\nContent-Length: 6', 'xxxxx'),
    request('Transfer-Encoding: xchunked', '0\r\n\r\n'),
    request('Transfer-Encoding: chunked, identity', '0\r\n\r\n'),
    `POST ${SAVE} HTTP/1.1\nHost: x\n\n`,
    request('X-A: 1\r\n folded: 2'),
    request('X-A: a\0b'),
    request('X-A : 1'),
    `GET ${LIST} HTTP/1.1\r\n\r\n`,
  ];
  for (const bytes of smuggled) {
    const { text, closed } = await raw(stage.port, bytes, 15_000);
    expect([bytes, text.slice(0, 12), closed]).toEqual([bytes, expect.stringMatching(/^(HTTP\/1.1 40\d)?$/), true]);
  }
  expect((await raw(stage.port, `GET ${LIST} HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)).text).not.toContain(
    'evil',
  );
  expect(stage.hits).toEqual([]);
});

test('row 21, row 24: what a request claims about itself is not believed', async () => {
  const answer = await stage.asPage('/api/v1/admin/user/login', {
    method: 'POST',
    headers: { ...json, cookie: '', 'x-forwarded-proto': 'https' },
    body: '{"username":" a ","password":"b"}',
  });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^Admin-Token=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/),
  ]);
  expect(answer.text).not.toContain(TOKEN);
  await stage.asPage(SAVE, { method: 'POST', headers: { ...json, 'x-http-method-override': 'DELETE' }, body: '{}' });
  expect(stage.hits.map(({ method }) => method)).toEqual(['POST', 'POST']);
});

test('row 23, row 25, row 26: only the four methods do anything', async () => {
  for (const method of ['PROPFIND', 'FOO', 'QUERY', 'TRACE', 'get']) {
    const { text } = await raw(stage.port, `${method} ${LIST} HTTP/1.1\r\n${await headLines({ connection: 'close' })}\r\n\r\n`, 15_000);
    expect([method, text.slice(9, 12)]).toEqual([method, expect.stringMatching(/^([45]\d\d)?$/)]);
  }
  for (const method of ['PATCH', 'OPTIONS']) expect([method, (await stage.asPage(LIST, { method })).json.code]).toEqual([method, 40500]);
  const head = await stage.asPage(LIST, { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([405, '']);
  const preflight = await stage.asPage(SAVE, {
    method: 'OPTIONS',
    headers: { origin: 'http://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(stage.hits).toEqual([]);
});

test('row 27, row 29, row 95: other sites and direct visits get inert JSON', async () => {
  for (const headers of [
    { 'x-csrf': '' },
    { origin: 'http://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const answer = await stage.asPage(SAVE, { method: 'POST', headers: { ...json, ...headers }, body: '{}' });
    expect([headers, answer.status, answer.json.code]).toEqual([headers, 403, 40300]);
  }
  const direct = await stage.asPage(LIST, { headers: { accept: 'text/html', 'x-csrf': '', 'sec-fetch-site': 'none' } });
  expect(direct.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(direct.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(stage.hits).toEqual([]);
});

test('row 53: silence of the API ends after 5 seconds, and the API sees it', async () => {
  const answer = await stage.asPage('/api/v1/silent', { headers: { 'accept-language': 'en' } });
  expect([answer.status, answer.json.msg]).toEqual([504, 'timeout of 5000ms exceeded']);
  expect(answer.ms).toBeGreaterThan(4900);
  await until('the API saw the abort', () => stage.hits[0]?.aborted === true);
});

test('row 64, row 65: a client that leaves takes the call and the download along', async () => {
  for (const path of ['/api/v1/silent', '/media/endless.mp4']) {
    stage.hits.length = 0;
    const request = http.request({ port: stage.port, path, headers: pageHeaders(await stage.cookie()), agent: false });
    request.on('error', () => undefined);
    request.on('response', (response) => response.on('error', () => undefined).once('data', () => request.destroy()));
    request.end();
    await until('the call arrived', () => stage.hits.length === 1);
    if (path.includes('silent')) request.destroy();
    await until(`the API saw the abort of ${path}`, () => stage.hits[0]?.aborted === true);
  }
});

test('row 105: pictures come through Next whole and in parts', async () => {
  const headers = { 'x-csrf': '', origin: '' };
  const whole = await stage.asPage('/media/picture.png', { headers });
  expect([whole.status, whole.text.length, whole.headers['content-type'], whole.headers.etag]).toEqual([
    200,
    picture.length,
    'image/png',
    '"1"',
  ]);
  const part = await stage.asPage('/media/picture.png', { headers: { ...headers, range: 'bytes=10-19' } });
  expect([part.status, part.text.length, part.headers['accept-ranges']]).toEqual([206, 10, 'bytes']);
  expect(part.headers['content-security-policy']).toContain('sandbox');
  expect((await stage.asPage('/media/picture.png', { method: 'HEAD', headers })).text).toBe('');
  expect((await stage.asPage(LIST, { headers: { range: 'bytes=0-1' } })).status).toBe(200);
});

test('row 67: 200 MB pass through Next whole and leave its memory flat', async () => {
  test.setTimeout(120_000);
  await upload(1);
  received.length = 0;
  const before = peakMb();
  const sent = await upload(200);
  expect([received.map(({ bytes }) => bytes), received[0]?.sum.digest('hex')]).toEqual([[200 * MIB], sent]);
  expect(peakMb() - before).toBeLessThan(80);
});

test('row 69, row 104: a body too long or packed is refused before it is read', async () => {
  const long = await raw(
    stage.port,
    `POST /api/v1/admin/picture/upload HTTP/1.1\r\n${await headLines({ 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(70 * MIB) })}\r\n\r\n`,
    15_000,
  );
  expect(long.text).toMatch(/^HTTP\/1.1 413 /);
  expect((await stage.asPage(SAVE, { method: 'POST', headers: { ...json, 'content-encoding': 'gzip' }, body: 'x' })).status).toBe(415);
  expect(stage.hits).toEqual([]);
});

test('row 83: a rotating X-Forwarded-For does not get round the limit of sign-ins', async () => {
  const logged = () => readFileSync('test-results/logs/faults_proxy-console.log', 'utf8');
  // Lines of earlier runs stand in the same file.
  const before = logged().length;
  const answers: [number, number | undefined][] = [];
  for (let each = 0; each < 7; each += 1) {
    const { status, json: answer } = await stage.asPage('/api/v1/admin/user/login', {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': `9.9.9.${each}` },
      body: '{"username":"nobody","password":"wrong-password"}',
    });
    answers.push([status, answer.code]);
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => [200, 60806]), [429, 42900], [429, 42900]]);
  // The API counts wrong passwords by this address (sign-in.test.ts): it is told the true one each time.
  expect(stage.hits.map(({ headers }) => headers['x-forwarded-for'])).toEqual(Array.from({ length: 5 }, () => '127.0.0.1'));
  const addresses = () =>
    logged()
      .slice(before)
      .split('\n')
      // The last one may not be whole yet.
      .slice(0, -1)
      .filter((line) => line.includes('"call":"user.login"'))
      .map((line) => JSON.parse(line).ip);
  await expect.poll(addresses).toEqual(Array.from({ length: 7 }, () => '127.0.0.1'));
});

/** Uploads so many MiB and answers their sum. */
async function upload(mib: number): Promise<string> {
  const sum = createHash('sha256');
  const headers = {
    ...pageHeaders(await stage.cookie()),
    origin: `http://127.0.0.1:${stage.port}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(mib * MIB),
  };
  const request = http.request({
    port: stage.port,
    host: '127.0.0.1',
    path: '/api/api/v1/admin/video/upload',
    method: 'POST',
    agent: false,
    headers,
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
  });
  for (let each = 0; each < mib; each += 1) {
    const chunk = Buffer.alloc(MIB, each);
    sum.update(chunk);
    if (!request.write(chunk)) await new Promise((resolve) => request.once('drain', resolve));
  }
  request.end();
  expect(await status).toBe(200);
  return sum.digest('hex');
}

/** The most memory the console's process ever held; where the system does not tell, nothing grows. */
function peakMb(): number {
  if (process.platform !== 'linux') return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${stage.service.pid}/status`, 'utf8'))?.[1]) / 1024;
}

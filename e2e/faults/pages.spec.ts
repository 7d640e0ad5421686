import { expect, test } from '@playwright/test';
import { ask, raw } from '@/lib/bff/attacks/wire';
import { type Stage, startStage } from './stage';

let stage: Stage;
test.beforeAll(async () => {
  stage = await startStage('faults_pages');
});
test.afterAll(() => stage.stop());

const signedOut = async (path: string, headers: Record<string, string> = {}) => ask(stage, path, { headers });
const LOGIN = '/login?redirect=%2Forder%2FcashList%3Fa%3D1';

test('row 1: a page without a session leads to the sign-in', async () => {
  const answer = await signedOut('/order/cashList?a=1');
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
    307,
    LOGIN,
    expect.stringContaining('no-store'),
  ]);
});

test('row 2: pretending to be a subrequest of the guard changes nothing', async () => {
  for (const name of ['middleware', 'src/middleware', 'proxy', 'pages/_middleware']) {
    const answer = await signedOut('/order/cashList?a=1', { 'x-middleware-subrequest': Array.from({ length: 5 }, () => name).join(':') });
    expect([answer.status, answer.headers.location]).toEqual([307, LOGIN]);
  }
});

test('row 3: no piece of a page is given without a session', async () => {
  const paths = [
    '/index.segments/_tree.segment.rsc',
    '/.segments/_tree.segment.rsc',
    '/order.segments/_tree.segment.rsc',
    '/order/cashList.segments/_full.segment.rsc',
    '/order/cashList.segments/order/__PAGE__.segment.rsc',
  ];
  const kinds: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  ];
  for (const path of paths) {
    for (const headers of kinds) expect([path, (await signedOut(path, headers)).status]).toEqual([path, 307]);
  }
});

test('row 4: nor in the forms the router asks for', async () => {
  for (const path of [
    '/.rsc',
    '/order/cashList.rsc',
    '/?_rsc=1',
    '/order/cashList?_rsc=1',
    '/_next/data/x/order/cashList.json',
    '/order/cashList.txt',
  ]) {
    const answer = await signedOut(path, { rsc: '1' });
    expect([path, [307, 308, 404].includes(answer.status)]).toEqual([path, true]);
    expect(answer.text).not.toContain('Hidden Name');
  }
});

test('row 6: the guard is never the only check: calls it does not see are refused by themselves', async () => {
  for (const path of ['/api/v1/admin/user/list', '/api/api/v1/admin/video/list', '/media/a.png']) {
    const answer = await ask(stage, path, { headers: { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' } });
    expect([path, answer.status, answer.json.code]).toEqual([path, 401, 50008]);
  }
  expect(stage.hits).toEqual([]);
});

test('row 7: dots do not lead from a public address to another', async () => {
  for (const path of [
    '/login/../order/cashList',
    '/login/%2e%2e/order/cashList',
    '/_next/static/%2e%2e/%2e%2e/order/cashList',
    '/_next/static/../../order/cashList',
    '/api/../order/cashList',
    '/healthz/../order/cashList',
  ]) {
    const { text } = await raw(stage.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, 15_000);
    expect([path, text.split('\r\n')[0]]).toEqual([path, expect.stringMatching(/^HTTP\/1.1 (307|308|404|400)/)]);
    expect(text).not.toContain('Hidden Name');
  }
});

test('row 8: headers Next uses between its parts are not taken from a client', async () => {
  const headers = {
    'x-middleware-rewrite': '/order/cashList',
    'x-middleware-override-headers': 'cookie',
    'x-middleware-request-cookie': 'Admin-Token=x',
    'x-middleware-set-cookie': 'Admin-Token=EVIL',
    'x-middleware-next': '1',
    'x-nextjs-data': '1',
    'x-middleware-skip': '1',
  };
  const answer = await signedOut('/order/cashList?a=1', headers);
  expect(answer.status).toBe(307);
  expect(JSON.stringify(answer)).not.toContain('EVIL');
});

test('row 20: no answer repeats the host a client claims', async () => {
  for (const path of ['/order/cashList', '/login', '/healthz', '/', '/api/v1/x', '//x', '/%5cevil.com']) {
    const answer = await ask(stage, path, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '6666' },
    });
    expect([path, JSON.stringify(answer).includes('evil.example')]).toEqual([path, false]);
  }
});

test('row 92: the policy of a page is ours, not the one a client sends', async () => {
  const answer = await ask(stage, '/login', { headers: { 'content-security-policy': "script-src 'nonce-EVIL'", 'x-nonce': 'EVIL' } });
  expect(answer.status).toBe(200);
  expect(answer.text + answer.headers['content-security-policy']).not.toContain('EVIL');
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  const nonces = new Set([...answer.text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  expect(nonces.size).toBe(1);
  expect(answer.headers['content-security-policy']).toContain(`'nonce-${[...nonces][0]}'`);
});

test('row 94: pages and redirects may not be stored', async () => {
  for (const path of ['/login', '/order/cashList', '/404'])
    expect([path, (await signedOut(path)).headers['cache-control']]).toEqual([path, expect.stringContaining('no-store')]);
});

test('row 97: pictures of other servers are not fetched for anybody', async () => {
  for (const url of [`http://127.0.0.1:${stage.apiPort}/x.png`, '/media/a.png', 'http://169.254.169.254/', '//evil.example/a.png']) {
    const answer = await signedOut(`/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`);
    expect([url, answer.status >= 400 || answer.status === 307]).toEqual([url, true]);
  }
  expect(stage.hits).toEqual([]);
});

test('row 98: neither sources nor secrets are served', async () => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/.next/server/middleware-manifest.json',
    '/lib/bff/forward.ts',
    '/.data/session-keys',
    '/.data/card-keys',
  ]) {
    const answer = await stage.asPage(path);
    expect([path, /SESSION_KEYS|"dependencies"|\[core\]|previewModeSigningKey|\bk\d+:[\w-]{40,}/.test(answer.text)]).toEqual([path, false]);
  }
  const page = await signedOut('/login');
  const chunks = [...new Set([...page.text.matchAll(/\/_next\/static\/[^"\\]+\.js/g)].map(([path]) => path))];
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) {
    const script = await signedOut(chunk);
    expect([chunk, script.status]).toEqual([chunk, 200]);
    expect([chunk, /SESSION_KEYS|API_ROOT|MAP_KEY|METRICS_TOKEN|sourceMappingURL/.test(script.text)]).toEqual([chunk, false]);
    expect((await signedOut(`${chunk}.map`)).status).not.toBe(200);
  }
});

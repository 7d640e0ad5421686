import { describe, expect, test } from 'vitest';
import { endpoints } from '@/lib/contract/call/table';
import { rootedPath } from '@/lib/contract/call/wire';
import { TokenBuckets } from '../request/token-bucket';
import { askSignedIn, cookieFor, postJson, type Stage, startConsole, startUpstream, TOKEN } from './harness';
import { ask, ORIGIN, pageHeaders, raw } from './wire';

const LIST = '/api/v1/admin/user/list';
const SAVE = '/api/v1/admin/user';

async function ready(env: Record<string, string> = {}) {
  const upstream = await startUpstream();
  return { upstream, stage: await startConsole(upstream.root, {}, env) };
}

const ownHeaders = (answer: { headers: object }) =>
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    vary: 'cookie',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });

describe('what reaches the API', () => {
  test('row 9: token and store come from the session, whatever the client sends', async () => {
    const { upstream, stage } = await ready();
    await askSignedIn(stage, LIST, { headers: { token: 'X', Token: 'X', storeId: '0' } });
    expect(upstream.hits).toHaveLength(1);
    expect(upstream.hits[0]?.headers).toMatchObject({ token: TOKEN, storeid: '5' });
    expect(upstream.hits[0]?.rawHeaders.filter((name) => /^(token|storeid)$/i.test(name))).toEqual(['token', 'storeId']);
  });

  test('uploads carry the token in a header written Token', async () => {
    const { upstream, stage } = await ready();
    const body = '--b\r\nContent-Disposition: form-data; name="pictureFile"; filename="a.png"\r\n\r\nPNG\r\n--b--\r\n';
    const answer = await askSignedIn(stage, '/api/v1/admin/picture/upload', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect(answer.status).toBe(200);
    expect(upstream.hits[0]?.rawHeaders).toContain('Token');
    expect(upstream.hits[0]?.body.toString()).toBe(body);
  });

  test('row 10: neither cookie nor authorization nor any other header leaves the console', async () => {
    const { upstream, stage } = await ready();
    const sent = {
      authorization: 'Bearer X',
      referer: 'http://evil',
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil',
      'x-http-method-override': 'DELETE',
    };
    const more = {
      'x-middleware-subrequest': 'x',
      rsc: '1',
      'next-action': 'x',
      te: 'trailers',
      connection: 'x-hop',
      'x-hop': '1',
      'content-security-policy': 'x',
    };
    await askSignedIn(stage, LIST, { headers: { ...sent, ...more } });
    const names = Object.keys(upstream.hits[0]?.headers ?? {}).sort();
    expect(names).toEqual([
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
    expect(upstream.hits[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', connection: 'keep-alive' });
  });

  test('row 24: the method is the method', async () => {
    const { upstream, stage } = await ready();
    await postJson(stage, `${SAVE}?_method=DELETE`, '{"_method":"DELETE"}', {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'PUT',
    });
    expect(upstream.hits.map(({ method }) => method)).toEqual(['POST']);
    expect(upstream.hits[0]?.headers).not.toHaveProperty('x-http-method-override');
  });

  test('row 78: the token of user info is the session one, once', async () => {
    const { upstream, stage } = await ready();
    await askSignedIn(stage, '/api/v1/admin/user/info?token=other&TOKEN=other&%74oken=other&x=1');
    expect(upstream.hits[0]?.url).toBe(`/v1/admin/user/info?x=1&token=${TOKEN}`);
    await askSignedIn(stage, `${LIST}?token=other&currPage=2`);
    expect(upstream.hits[1]?.url).toBe('/v1/admin/user/list?currPage=2');
  });

  test('query values are passed on in order, doubled and undecoded; prototypes and floods are refused', async () => {
    const { upstream, stage } = await ready();
    await askSignedIn(stage, `${LIST}?a=1&a=2&b=%E7%BC%96%20x&c`);
    expect(upstream.hits[0]?.url).toBe('/v1/admin/user/list?a=1&a=2&b=%E7%BC%96%20x&c');
    const flood = Array.from({ length: 51 }, (_, each) => `k${each}=1`).join('&');
    const prototypes = [
      '__proto__=1',
      'a=1&constructor=2',
      '%5f_proto__=1',
      'prototype',
      '__proto__[x]=1',
      'a[constructor]=1',
      'a.__proto__.b=1',
    ];
    const tokens = ['a=1;token=x', 'token[]=x', 'Token[a]=x'];
    for (const query of [flood, `a=${'x'.repeat(4100)}`, 'a=%zz', 'a=%ff', ...prototypes, ...tokens])
      expect((await askSignedIn(stage, `${LIST}?${query}`)).json.code).toBe(40000);
    expect(upstream.hits).toHaveLength(1);
  });

  test('row 86: request ids are ours, a well-formed traceparent is kept', async () => {
    const { upstream, stage } = await ready();
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await askSignedIn(stage, LIST, { headers: { traceparent: trace, 'x-request-id': 'mine' } });
    expect(upstream.hits[0]?.headers).toMatchObject({ traceparent: trace, 'x-request-id': answer.headers['x-request-id'] });
    expect(answer.headers['x-request-id']).not.toBe('mine');
    for (const bad of [trace.toUpperCase(), `${trace}0`, '00-x', 'x'.repeat(10_000)])
      await askSignedIn(stage, LIST, { headers: { traceparent: bad } });
    for (const hit of upstream.hits.slice(1)) {
      expect(hit.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(hit.headers.traceparent).not.toContain('0af765');
    }
  });

  test('row 105: a range on a JSON call has no effect', async () => {
    const { upstream, stage } = await ready();
    const answer = await askSignedIn(stage, LIST, { headers: { range: 'bytes=0-1' } });
    expect(answer.status).toBe(200);
    expect(upstream.hits[0]?.headers).not.toHaveProperty('range');
  });
});

describe('addresses', () => {
  const bad = {
    'row 12: traversal encoded': ['/api/v1/..%2f..%2finternal', '/api/v1/a%2fb', '/api/v1/..%2F..%2Finternal'],
    'row 13: traversal all-encoded': [
      '/api/v1/%2e%2e%2fx',
      '/api/v1/%2e%2e/x',
      '/api/v1/%252e%252e%252fx',
      '/api/v1/..;/x',
      '/api/v1/..%5cx',
      '/api/v1/../x',
      '/api/v1/./x',
    ],
    'row 14: host escape': [
      '/api//evil.com/x',
      '/api/%5c%5cevil.com',
      '/api/http:/evil.com',
      '/api/@evil.com',
      '//evil.com/api/v1/x',
      'http://evil.com/api/v1/x',
      '/api/v1//evil.com/x',
    ],
    'row 16: malformed escapes': ['/api/v1/%ff', '/api/v1/%zz', '/api/v1/%00', '/api/v1/a%0d%0ab', '/api/v1/a%3fb'],
  };
  for (const [name, paths] of Object.entries(bad)) {
    test(name, async () => {
      const { upstream, stage } = await ready();
      for (const path of [
        ...paths,
        '/api/v1',
        '/api/v1/',
        '/api/v2/x',
        '/api/test/clock',
        `/api/v1/${'x'.repeat(129)}`,
        '/media/../v1/x',
        '/media/%2e%2e/x',
        '/media/',
      ]) {
        const answer = await askSignedIn(stage, path);
        expect([path, answer.status, answer.json.code]).toEqual([path, 404, 40400]);
        ownHeaders(answer);
      }
      expect(upstream.hits).toEqual([]);
      expect((await askSignedIn(stage, LIST)).status).toBe(200);
    });
  }

  test('both prefixes of the specification go out as they came', async () => {
    const { upstream, stage } = await ready();
    await askSignedIn(stage, '/api/api/v1/admin/video/list?page=1');
    await askSignedIn(stage, '/api/v1/not/in/the-table');
    expect(upstream.hits.map(({ url }) => url)).toEqual(['/api/v1/admin/video/list?page=1', '/v1/not/in/the-table']);
  });
});

describe('methods', () => {
  test('row 23: unknown methods are refused', async () => {
    const { upstream, stage } = await ready();
    for (const method of ['TRACE', 'PROPFIND', 'PATCH'])
      expect([method, (await askSignedIn(stage, LIST, { method })).status]).toEqual([method, 405]);
    for (const line of ['FOO', 'get'])
      expect((await raw(stage.port, `${line} ${LIST} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).text).toMatch(
        /^(HTTP\/1.1 4\d\d|$)/,
      );
    expect(upstream.hits).toEqual([]);
  });

  test('row 25: HEAD on a call is refused without a body', async () => {
    const { upstream, stage } = await ready();
    const answer = await askSignedIn(stage, LIST, { method: 'HEAD' });
    expect([answer.status, answer.text]).toEqual([405, '']);
    expect(answer.headers.allow).toContain('GET');
    expect(upstream.hits).toEqual([]);
  });

  test('row 26: a preflight is never granted', async () => {
    const { stage } = await ready();
    const answer = await ask(stage, SAVE, {
      method: 'OPTIONS',
      headers: { origin: 'http://evil.com', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(405);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.headers.allow).toBe('POST, PUT');
  });

  test('row 31: what changes something is never a GET', () => {
    // What reads, word by word: a GET with a name of its own has to be looked at before it joins. That reading changes nothing is
    // tried call by call in reference-api/stores-apart.test.ts.
    const reading =
      /\.(list|info|read|detail|defaults|options|export|\w*Export|log|trace|usage|terms|withdrawTerms|account|summary|statistics|qrcode|categories|shipTemplate|newMembers|order|\w+Ranking|funnel|\w*[rR]eveal)$/;
    const asked = endpoints.filter(({ method }) => method === 'GET').map(({ name }) => name);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((name) => !reading.test(name))).toEqual([]);
    expect(endpoints.filter(({ idempotent, method }) => idempotent && method === 'GET')).toEqual([]);
  });

  test('row 31: what only changes is refused to a GET before it reaches the API', async () => {
    const { upstream, stage } = await ready();
    const passed = endpoints.filter(({ path }) => !path.startsWith('/internal/'));
    const read = new Set(passed.filter(({ method }) => method === 'GET').map(({ path }) => path));
    const changing = new Set(passed.map(({ path }) => path).filter((path) => !read.has(path)));
    for (const path of changing) {
      const { status, headers } = await askSignedIn(stage, `/api${rootedPath(path).replaceAll(/\{\w+\}/g, '1')}`);
      expect([path, status, headers.allow]).toEqual([path, 405, expect.not.stringContaining('GET')]);
    }
    expect(changing.size).toBeGreaterThan(100);
    expect(upstream.hits).toEqual([]);
  });

  test('row 33: signing out is not a GET', async () => {
    const { upstream, stage } = await ready();
    const cookie = await cookieFor(stage);
    const answer = await ask(stage, '/api/session', { headers: pageHeaders(cookie) });
    expect([answer.status, answer.headers.allow, answer.headers['set-cookie']]).toEqual([405, 'DELETE', undefined]);
    expect((await ask(stage, LIST, { headers: pageHeaders(cookie) })).status).toBe(200);
    expect(upstream.hits).toHaveLength(1);
  });
});

describe('other sites', () => {
  const without =
    (stage: Stage, name: string, more: Record<string, string> = {}, method = 'POST') =>
    async () => {
      const headers: Record<string, string> = { ...pageHeaders(await cookieFor(stage)), 'content-type': 'application/json', ...more };
      delete headers[name];
      return ask(stage, SAVE, { method, headers, body: '{}' });
    };

  test('row 27: without X-CSRF nothing is done', async () => {
    const { upstream, stage } = await ready();
    const answer = await without(stage, 'x-csrf')();
    expect([answer.status, answer.json]).toEqual([403, { code: 40300, msg: '请求来源不被允许', message: '请求来源不被允许', data: null }]);
    expect((await ask(stage, LIST, { headers: { cookie: await cookieFor(stage) } })).status).toBe(403);
    expect(upstream.hits).toEqual([]);
    expect(stage.log.every((line) => JSON.parse(line).security === 'foreign origin')).toBe(true);
  });

  test('row 29: cross-site and same-site requests are refused', async () => {
    const { upstream, stage } = await ready();
    for (const site of ['cross-site', 'same-site', 'none', 'nonsense'])
      expect((await without(stage, '', { 'sec-fetch-site': site })()).status).toBe(403);
    for (const origin of [
      'http://evil.com',
      'null',
      'http://localhost:3000.evil.com',
      'http://localhost:3001',
      `http://127.0.0.1:${stage.port}`,
    ]) {
      expect([origin, (await without(stage, '', { origin, host: origin.replace('http://', '') })()).status]).toEqual([origin, 403]);
    }
    expect((await without(stage, 'origin')()).status).toBe(403);
    expect(upstream.hits).toEqual([]);
    expect((await without(stage, '', { origin: 'http://127.0.0.1:3000' })()).status).toBe(200);
    expect((await without(stage, 'sec-fetch-site')()).status).toBe(200);
  });

  test('row 30: bodies a form could send are refused', async () => {
    const { upstream, stage } = await ready();
    for (const type of [
      'text/plain',
      'text/plain; charset=application/json',
      'application/x-www-form-urlencoded',
      'application/json; charset=gbk',
      'application/jsonp',
      'multipart/form-data',
      'multipart/mixed; boundary=b',
      'multipart/form-data; boundary=b',
    ]) {
      expect([type, (await without(stage, '', { 'content-type': type })()).json.code]).toEqual([type, 41500]);
    }
    expect((await without(stage, 'content-type')()).json.code).toBe(41500);
    expect(upstream.hits).toEqual([]);
    expect((await without(stage, '', { 'content-type': 'application/json; charset=utf-8' })()).status).toBe(200);
  });

  test('row 32: a foreign form cannot sign a browser in', async () => {
    const { upstream, stage } = await ready();
    const body = '{"username":"evil","password":"x"}';
    for (const headers of [
      { 'content-type': 'text/plain', origin: 'http://evil.com' },
      { 'content-type': 'application/json', origin: 'http://evil.com', 'x-csrf': '1' },
      { 'content-type': 'application/json', origin: ORIGIN },
    ]) {
      const answer = await ask(stage, '/api/v1/admin/user/login', { method: 'POST', headers, body });
      expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
    }
    expect(upstream.hits).toEqual([]);
  });

  test('row 104: a packed body is refused before it is unpacked by anybody', async () => {
    const { upstream, stage } = await ready();
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip'])
      expect((await without(stage, '', { 'content-encoding': encoding })()).json.code).toBe(41500);
    expect(upstream.hits).toEqual([]);
  });

  test('security D19: one person cannot use up the quota of the maps service', async () => {
    const stage = await startConsole((await startUpstream()).root, { positions: new TokenBuckets(2, 10) });
    const cookie = await cookieFor(stage);
    const ask = (who: string) => askSignedIn(stage, '/api/geocoder?location=30.1,120.2', { headers: { cookie: who } });
    expect([(await ask(cookie)).status, (await ask(cookie)).status]).toEqual([200, 200]);
    const third = await ask(cookie);
    expect([third.status, third.json.code, Number(third.headers['retry-after']) > 0]).toEqual([429, 42900, true]);
    expect((await ask(await cookieFor(stage))).status).toBe(200);
  });

  test('row 95: an API address opened directly is inert JSON', async () => {
    const { stage } = await ready();
    const answer = await ask(stage, LIST, { headers: { accept: 'text/html', cookie: await cookieFor(stage), 'sec-fetch-site': 'none' } });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    ownHeaders(answer);
  });

  test('row 94: nothing the console answers may be stored', async () => {
    const { stage } = await ready();
    for (const path of [LIST, '/api/nowhere', '/api/v1/%ff']) ownHeaders(await askSignedIn(stage, path));
    ownHeaders(await ask(stage, LIST));
  });
});

describe('bodies', () => {
  test('row 76: bad JSON is refused, good JSON goes out byte for byte', async () => {
    const { upstream, stage } = await ready();
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const body of [Buffer.from([0x22, 0xff, 0x22]), '{"a":', '{a:1}', '\ufeff{}', deep]) {
      expect((await postJson(stage, SAVE, body)).json.code).toBe(40000);
    }
    expect((await postJson(stage, SAVE, `"${'x'.repeat(2 * 1024 * 1024)}"`)).status).toBe(413);
    expect(upstream.hits).toEqual([]);
    const odd = '{ "a":1, "a" : 2, "__proto__": {"x": "\\u00e9é🔑"} }';
    expect((await postJson(stage, SAVE, odd)).status).toBe(200);
    expect(upstream.hits[0]?.body.toString()).toBe(odd);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  test('row 76: a chunked body is cut at the limit as well', async () => {
    const { upstream, stage } = await ready();
    const head = Object.entries({
      ...pageHeaders(await cookieFor(stage)),
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      host: 'x',
    });
    const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
    const bytes = `POST ${SAVE} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${chunk.repeat(20)}`;
    expect((await raw(stage.port, bytes)).text).toMatch(/^HTTP\/1.1 413 /);
    expect(upstream.hits).toEqual([]);
  });
});

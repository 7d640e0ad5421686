import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type net from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freshKey } from '@/lib/session/testing/session-for-tests';
import { clockBeside, timed } from '@/lib/testing/clock-beside';
import { parseEnvironment } from '../environment';
import { BffFailure, failureOf } from '../failure';
import { onSessionEvent } from '../handlers/session-events';
import { limitsOf } from '../limits';
import { reachable } from '../monitoring/health';
import { Departure } from '../request/departure';
import { Breaker } from '../upstream/breaker';
import { Bulkhead } from '../upstream/bulkhead';
import { startCore } from './core';
import { expiredCertificate } from './expired-certificate';
import { askSignedIn, cookieFor, postJson, says, startConsole, startRawUpstream, startUpstream } from './harness';
import { ask, pageHeaders, raw, until } from './wire';

const LIST = '/api/v1/admin/user/list';
const SAVE = '/api/v1/admin/user';
const UPLOAD = '/api/v1/admin/picture/upload';
const JSON_HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const json = (body: string, status = '200 OK') =>
  `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;
const quick = (callTimeoutMs: number) => ({ limits: limitsOf({ callTimeoutMs, uploadMaxBytes: 1024 * 1024 }) });

const answerOf = async (bytes: string) => {
  const { root } = await says(bytes);
  return askSignedIn(await startConsole(root, quick(5000)), LIST);
};

describe('answers of the API', () => {
  test('row 52: a redirect is never followed', async () => {
    const other = await startUpstream();
    for (const status of ['301 Moved', '302 Found', '307 Temporary Redirect', '308 Permanent Redirect', '300 Choices']) {
      const answer = await answerOf(`HTTP/1.1 ${status}\r\nLocation: ${other.root}/v1/x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      expect([answer.status, answer.json.code, answer.headers.location]).toEqual([502, 50503, undefined]);
    }
    expect(other.hits).toEqual([]);
  });

  test('row 56: odd statuses become envelopes', async () => {
    const empty = (status: string) => `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    for (const status of ['600 X', '999 X']) {
      const answer = await answerOf(empty(status));
      expect([status, answer.status, answer.json.code]).toEqual([status, 502, 50504]);
    }
    for (const status of ['204 No Content', '205 Reset'])
      expect((await answerOf(empty(status))).json).toEqual({ code: 0, msg: '', message: '', data: null });
    expect((await answerOf(empty('304 Not Modified'))).json.code).toBe(50503);
    expect((await answerOf('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')).json.code).toBe(50504);
    for (const line of ['HTTP/1.1 -1 X', 'HTTP/1.1 20 OK', 'SSH-2.0-x', 'HTTP/1.1 2000 OK']) {
      const answer = await answerOf(`${line}\r\nContent-Length: 0\r\n\r\n`);
      expect([line, answer.status, answer.json.code]).toEqual([line, 502, 50502]);
    }
    const { root } = await startRawUpstream((socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'));
    expect((await askSignedIn(await startConsole(root, quick(300)), LIST)).json).toMatchObject({
      code: 50400,
      msg: '请求超时（300 毫秒）',
    });
  });

  test('a conditional call may be answered with 304', async () => {
    const { root } = await says('HTTP/1.1 304 Not Modified\r\nETag: "1"\r\nConnection: close\r\n\r\n');
    const answer = await askSignedIn(await startConsole(root), LIST, { headers: { 'if-none-match': '"1"' } });
    expect([answer.status, answer.text, answer.headers.etag]).toEqual([304, '', '"1"']);
  });

  test('row 57: what is no JSON object is a bad answer', async () => {
    const bodies = [
      '<html>',
      '',
      '[]',
      '[{"code":0}]',
      '"x"',
      'null',
      '12',
      '\ufeff{"code":0}',
      '{"code":NaN}',
      '{"code":0',
      '{"code":"x"}',
      '{"code":0}}',
    ];
    for (const body of bodies) expect([body, (await answerOf(json(body))).json.code]).toEqual([body, 50502]);
    const invalid = await answerOf(`${JSON_HEAD}Content-Length: 13\r\nConnection: close\r\n\r\n{"code":0,"`);
    expect(invalid.json.code).toBe(50502);
    const packed = await says(`${JSON_HEAD}Content-Encoding: br\r\nConnection: close\r\n\r\nxx`);
    expect((await askSignedIn(await startConsole(packed.root), LIST)).json.code).toBe(50502);
  });

  test('row 57: doubled keys, prototypes and depth are passed on inert', async () => {
    const doubled = '{"code":0,"data":{"a":1,"a":2},"__proto__":{"polluted":1}}';
    expect((await answerOf(json(doubled))).text).toBe(doubled);
    const deep = `{"code":0,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect((await answerOf(json(deep))).status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('row 57: 50 MB of JSON, announced, dripped or packed, are cut at the limit, and four at once never need 100 MB', {
    timeout: 60_000,
  }, async () => {
    const body = Buffer.alloc(50 * 1024 * 1024, 0x20);
    body.write('{}');
    const packed = gzipSync(body);
    const upstream = await startUpstream((hit, request, response) => {
      request.on('end', () => {
        if (hit.url.includes('small')) response.end('{"code":0}');
        else if (hit.url.includes('packed')) response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
        else if (hit.url.includes('promised')) response.writeHead(200, { 'content-length': body.length }).write('{');
        else if (hit.url.includes('announced')) response.writeHead(200, { 'content-length': body.length }).end(body);
        else response.writeHead(200).end(body);
      });
    });
    // Calls are read by one reader, and what answers an upload by another: each in a process of its own.
    const form = { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b--\r\n' };
    for (const { path, headers = {}, ...rest } of [{ path: LIST }, { path: UPLOAD, ...form }]) {
      const core = await startCore(upstream.root);
      const codeOf = async (how: string) =>
        (await ask(core, `${path}?how=${how}`, { ...rest, headers: { ...pageHeaders(core.cookie), ...headers } })).json.code;
      expect(await codeOf('small')).toBe(0);
      const { restMb } = await core.memory();
      // One answer that is held whole before it is refused would stay below the bound; four of them do not.
      for (const how of ['announced', 'chunked', 'packed'])
        expect([how, ...(await Promise.all([how, how, how, how].map(codeOf)))]).toEqual([how, 50502, 50502, 50502, 50502]);
      expect((await core.memory()).peakMb - restMb, path).toBeLessThan(100);
      // An announcement is enough: nothing of the body has to come.
      expect(await codeOf('promised')).toBe(50502);
    }
    const stage = await startConsole(upstream.root);
    expect((await askSignedIn(stage, `${LIST}?how=chunked`)).json.code).toBe(50502);
    expect(stage.parts.lanes.calls.running).toBe(0);
  });

  test('a packed answer arrives unpacked', async () => {
    const upstream = await startUpstream((_hit, _request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"code":0,"data":"é"}')),
    );
    const answer = await askSignedIn(await startConsole(upstream.root), LIST);
    expect([answer.headers['content-encoding'], answer.json.data]).toEqual([undefined, 'é']);
  });

  test('row 59: a head of more than 16 KB is a bad answer', async () => {
    expect((await answerOf(`${JSON_HEAD}X-Long: ${'x'.repeat(20_000)}\r\nContent-Length: 10\r\n\r\n{"code":0}`)).json.code).toBe(50502);
  });

  test('a refusal keeps its code and text; a success code on an HTTP error does not', async () => {
    const refusal = '{"code":60101,"msg":"积分不足","data":null}';
    expect(await answerOf(json(refusal))).toMatchObject({ status: 200, text: refusal });
    expect(await answerOf(json(refusal, '409 Conflict'))).toMatchObject({ status: 409, text: refusal });
    expect(await answerOf(json('{"code":0,"msg":"oops"}', '500 X'))).toMatchObject({ status: 500, json: { code: 500, msg: 'oops' } });
    expect(await answerOf(json('{"msg":"oops"}', '422 X'))).toMatchObject({ status: 422, json: { code: 422, msg: 'oops' } });
    expect(await answerOf(json('{"msg":"who are you"}', '401 X'))).toMatchObject({
      status: 401,
      json: { code: 50008, msg: 'who are you' },
    });
    expect(await answerOf('HTTP/1.1 401 X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')).toMatchObject({
      status: 401,
      json: { code: 50008 },
    });
    expect(await answerOf(json('<h1>', '503 X'))).toMatchObject({ status: 502, json: { code: 50500, msg: '请求失败，状态码 503' } });
    expect(await answerOf(json('<h1>', '404 X'))).toMatchObject({ status: 404, json: { code: 50500, msg: '请求失败，状态码 404' } });
    expect(await answerOf(json('{}', '403 X'))).toMatchObject({ status: 403, json: { code: 50500 } });
  });

  test('no header of the API reaches the browser but the few that may', async () => {
    const evil =
      'Set-Cookie: Admin-Token=EVIL\r\nAccess-Control-Allow-Origin: *\r\nCache-Control: public\r\nContent-Security-Policy: default-src *\r\nServer: x\r\nX-Hop: 1\r\nLocation: http://evil\r\nContent-Disposition: attachment\r\nRetry-After: 7\r\nETag: "1"\r\n';
    const answer = await answerOf(
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n${evil}Content-Length: 10\r\nConnection: close\r\n\r\n{"code":0}`,
    );
    expect(Object.keys(answer.headers).sort()).toEqual([
      'cache-control',
      'connection',
      'content-length',
      'content-security-policy',
      'content-type',
      'cross-origin-resource-policy',
      'date',
      'etag',
      'referrer-policy',
      'retry-after',
      'vary',
      'x-content-type-options',
      'x-request-id',
    ]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'retry-after': '7',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('a token the API calls dead is passed on, and caches forget it', async () => {
    const forgotten: string[] = [];
    onSessionEvent('test', (fingerprint) => forgotten.push(fingerprint));
    for (const code of [50008, 50012, 50014])
      expect((await answerOf(json(`{"code":${code},"msg":"x"}`))).text).toBe(`{"code":${code},"msg":"x"}`);
    expect(forgotten).toHaveLength(3);
    await answerOf(json('{"code":40303}'));
    expect(forgotten).toHaveLength(3);
  });

  test('whoever looks at the own rights, or may have changed them, is read anew and not forgotten', async () => {
    const heard: string[] = [];
    onSessionEvent('test', (_fingerprint, news) => heard.push(news));
    const stage = await startConsole((await says(json('{"code":0,"data":null}'))).root);
    await askSignedIn(stage, '/api/v1/admin/user/info');
    await askSignedIn(stage, '/api/v1/admin/role/list');
    await askSignedIn(stage, '/api/v1/admin/user/password', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{}' });
    expect(heard).toEqual(['changed', 'changed']);
  });
});

describe('silence and loss', () => {
  test('row 53: an API that does not answer is left after 5 seconds', { timeout: 30_000 }, async () => {
    const clock = clockBeside();
    const upstream = await startUpstream(() => void timed(clock, 5000));
    const answer = await askSignedIn(await startConsole(upstream.root), LIST, { headers: { 'accept-language': 'en' } });
    expect([answer.status, answer.json.code, answer.json.msg]).toEqual([504, 50400, 'timeout of 5000ms exceeded']);
    expect(answer.ms).toBeGreaterThan(4950);
    await until('the clock beside it has run out', () => clock.over);
    expect(clock.turns).toBeLessThan(30);
    await until('the API saw the abort', () => upstream.hits[0]?.aborted === true);
  });

  test('row 54: a dripping answer is left at the same deadline', async () => {
    const clock = clockBeside();
    const upstream = await startUpstream((_hit, _request, response) => {
      timed(clock, 600);
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    });
    const answer = await askSignedIn(await startConsole(upstream.root, quick(600)), LIST);
    expect(answer.json.code).toBe(50400);
    expect(answer.ms).toBeGreaterThan(580);
    await until('the clock beside it has run out', () => clock.over);
    expect(clock.turns).toBeLessThan(25);
    await until('the API saw the abort', () => upstream.hits[0]?.aborted === true);
  });

  test('row 60: an API that is not there is a network error, and readiness says so', async () => {
    const { port, server } = await startUpstream();
    await new Promise((resolve) => server.close(resolve));
    for (const root of [`http://127.0.0.1:${port}`, 'http://no-such-host.invalid']) {
      const stage = await startConsole(root, quick(4000));
      const answer = await askSignedIn(stage, LIST);
      expect([root, answer.status, answer.json.code, answer.json.msg]).toEqual([root, 502, 50501, '网络错误']);
      const signIn = await ask(stage, '/api/v1/admin/user/login', {
        method: 'POST',
        headers: { ...pageHeaders(''), 'content-type': 'application/json' },
        body: '{"username":"a","password":"b"}',
      });
      expect([signIn.status, signIn.json.code]).toEqual([502, 50501]);
    }
    expect(await reachable(new URL(`http://127.0.0.1:${port}`))).toBe(false);
  });

  test('row 61: the breaker opens after ten failures, answers at once and closes again', async () => {
    let now = 0;
    const breaker = new Breaker({ now: () => now });
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root, { ...quick(600), breaker });
    const silent = await startUpstream(() => undefined);
    const broken = await startConsole(silent.root, { ...quick(600), breaker, environment: stage.parts.environment });
    const failed = await Promise.all(Array.from({ length: 10 }, () => askSignedIn(broken, LIST)));
    expect(failed.map(({ json: { code } }) => code)).toEqual(Array.from({ length: 10 }, () => 50400));
    const refused = await askSignedIn(broken, LIST);
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([503, 50300, '2']);
    expect(silent.hits).toHaveLength(10);
    now += 2001;
    expect((await askSignedIn(stage, LIST)).status).toBe(200);
    expect((await askSignedIn(stage, LIST)).status).toBe(200);
    expect(breaker.open).toBe(false);
  });

  test('row 61: security D3: the probe of an open breaker is one ordinary call; the others wait for what it finds', async () => {
    let now = 0;
    const breaker = new Breaker({ now: () => now });
    const ordinary = { ordinary: true };
    const waits = async (admitted: Promise<void>) => {
      const result = await Promise.race([
        admitted.then(
          () => 'admitted',
          () => 'refused',
        ),
        new Promise((done) => setTimeout(done, 5, 'waits')),
      ]);
      return result === 'waits';
    };
    const fail = async () => {
      await breaker.admit(ordinary);
      breaker.failed();
    };
    for (let each = 0; each < 10; each += 1) await fail();
    await expect(breaker.admit(ordinary)).rejects.toThrow('breaker open');
    now = 2001;
    await breaker.admit({ ordinary: false });
    await breaker.admit(ordinary);
    const refusedLater = breaker.admit(ordinary);
    refusedLater.catch(() => undefined);
    expect(await waits(refusedLater), 'an upload let through was no probe, the ordinary call is').toBe(true);
    breaker.failed();
    await expect(refusedLater).rejects.toThrow('breaker open');
    now = 3000;
    await expect(breaker.admit(ordinary)).rejects.toThrow('breaker open');
    now = 4002;
    await breaker.admit(ordinary);
    const admittedLater = breaker.admit(ordinary);
    breaker.undecided();
    await admittedLater;
    breaker.succeeded();
    for (let each = 0; each < 9; each += 1) await fail();
    now += 20_000;
    await fail();
    expect(breaker.open).toBe(false);
  });

  test('row 61: security N2: calls at once find a healthy API behind a half-open breaker, and all are answered', async () => {
    let now = 0;
    const breaker = new Breaker({ now: () => now });
    for (let each = 0; each < 10; each += 1) breaker.failed();
    const stage = await startConsole((await startUpstream()).root, { breaker });
    now = 2001;
    const answers = await Promise.all([askSignedIn(stage, LIST), askSignedIn(stage, LIST), askSignedIn(stage, LIST)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('row 61: security D2: a client that sends its last byte in the last moment does not count against the API', async () => {
    const wholeMs = 2000;
    const upstream = await startUpstream((_hit, request, response) => {
      request.on('end', () => setTimeout(() => response.end('{"code":0}'), 1200));
    });
    const stage = await startConsole(upstream.root, quick(wholeMs));
    const late = async () => {
      const body = '{"name":"x"}';
      const headers = { ...pageHeaders(await cookieFor(stage)), 'content-type': 'application/json', 'content-length': String(body.length) };
      return new Promise<number>((resolve) => {
        const request = http.request({ port: stage.port, host: '127.0.0.1', path: SAVE, method: 'POST', headers }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        request.on('error', () => resolve(0));
        request.write(body.slice(0, -1));
        setTimeout(() => request.end(body.slice(-1)), wholeMs - 500);
      });
    };
    expect(new Set(await Promise.all(Array.from({ length: 12 }, late)))).toEqual(new Set([504]));
    expect(stage.parts.breaker.open).toBe(false);
  });

  test('security N1: failures keep their kind whichever bundle of a build threw them', async () => {
    vi.resetModules();
    const { BffFailure: ofAnotherBundle } = await import('../failure');
    const foreign = new ofAnotherBundle('busy', { reason: 'breaker open' });
    expect(ofAnotherBundle).not.toBe(BffFailure);
    expect(foreign).toBeInstanceOf(BffFailure);
    expect(failureOf(foreign, true).code).toBe(50300);
    expect(new Error('other')).not.toBeInstanceOf(BffFailure);
  });

  test('row 62: a broken connection repeats a GET once and a POST never', async () => {
    const { root, count } = await startRawUpstream((socket) => socket.resetAndDestroy());
    const stage = await startConsole(root);
    expect((await askSignedIn(stage, LIST)).json.code).toBe(50501);
    expect(count()).toBe(2);
    for (const method of ['POST', 'PUT']) expect((await postJson(stage, SAVE, '{}', {}, method)).json.code).toBe(50501);
    expect((await askSignedIn(stage, '/api/v1/admin/user/1', { method: 'DELETE' })).json.code).toBe(50501);
    expect(count()).toBe(5);
  });

  test('row 62: a GET whose first connection breaks succeeds on the second', async () => {
    const { root } = await startRawUpstream((socket, turn) => (turn === 1 ? socket.resetAndDestroy() : socket.end(json('{"code":0}'))));
    expect((await askSignedIn(await startConsole(root), LIST)).status).toBe(200);
  });

  test('row 62: an answer that has begun is never asked for again', async () => {
    const { root, count } = await startRawUpstream((socket) => {
      socket.write(`${JSON_HEAD}Content-Length: 100\r\n\r\n{"code"`);
      setTimeout(() => socket.resetAndDestroy(), 30);
    });
    expect((await askSignedIn(await startConsole(root), LIST)).json.code).toBe(50502);
    expect(count()).toBe(1);
  });

  test('row 63: connections the API closes when idle are not used again', { timeout: 30_000 }, async () => {
    const upstream = await startUpstream();
    upstream.server.keepAliveTimeout = 1000;
    const stage = await startConsole(upstream.root);
    const codes: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      const burst = Array.from({ length: 12 }, (_, each) => (each % 2 ? askSignedIn(stage, LIST) : postJson(stage, SAVE, '{}')));
      codes.push(...(await Promise.all(burst)).map(({ json: { code } }) => code));
      await new Promise((resolve) => setTimeout(resolve, 970 + round * 10));
    }
    expect(new Set(codes)).toEqual(new Set([0]));
    expect(upstream.hits.filter(({ method }) => method === 'POST')).toHaveLength(48);
  });

  test('row 63: a connection is given up well before the API would close it', async () => {
    const connectionsOf = async (keepAliveTimeout: number) => {
      const upstream = await startUpstream();
      upstream.server.keepAliveTimeout = keepAliveTimeout;
      let connections = 0;
      upstream.server.on('connection', () => {
        connections += 1;
      });
      const stage = await startConsole(upstream.root);
      for (let each = 0; each < 3; each += 1) expect((await askSignedIn(stage, LIST)).status).toBe(200);
      return connections;
    };
    expect(await connectionsOf(1000)).toBe(3);
    expect(await connectionsOf(60_000)).toBe(1);
  });

  test('row 64: when the client leaves, the call to the API ends within 200 ms', async () => {
    const upstream = await startUpstream(() => undefined);
    const stage = await startConsole(upstream.root);
    const request = http.request({ port: stage.port, path: LIST, headers: pageHeaders(await cookieFor(stage)), agent: false });
    request.on('error', () => undefined);
    request.end();
    await until('the call arrived', () => upstream.hits.length === 1);
    const clock = clockBeside();
    timed(clock, 0);
    request.destroy();
    await until('the API saw the abort, or 200 ms are over', () => upstream.hits[0]?.aborted === true || clock.turns >= 20);
    expect(upstream.hits[0]?.aborted).toBe(true);
    await until('the line was written', () => stage.log.length === 1);
    expect(JSON.parse(stage.log[0] ?? '')).toMatchObject({ status: 499, level: 'info' });
    expect(stage.parts.lanes.calls.running).toBe(0);
  });

  test('a full lane refuses after its wait, and lets the queue in first', async () => {
    const lane = new Bulkhead({ slots: 1, queue: 1, waitMs: 50 });
    const client = new Departure();
    const release = await lane.enter(client);
    const second = lane.enter(client);
    await expect(lane.enter(client)).rejects.toThrow('queue full');
    await expect(second).rejects.toThrow('queue too slow');
    const third = lane.enter(client);
    release();
    release();
    (await third)();
    expect(lane.running).toBe(0);
  });

  test('security D16: an owner holds a share of the slots at most, and others pass by', async () => {
    const lane = new Bulkhead({ slots: 3, queue: 4, waitMs: 1000, share: 2 });
    const client = new Departure();
    const held = [await lane.enter(client, 'greedy'), await lane.enter(client, 'greedy')];
    const third = lane.enter(client, 'greedy');
    const other = await lane.enter(client, 'other');
    expect(lane.running).toBe(3);
    other();
    expect(lane.running, 'the free slot is not for who holds a share').toBe(2);
    held[0]?.();
    (await third)();
    held[1]?.();
    expect(lane.running).toBe(0);
  });

  test('row 103: a defect of ours is an envelope with an id, and the process lives', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root);
    const broken = {
      ...stage.parts,
      lanes: { ...stage.parts.lanes, calls: { enter: () => Promise.reject(new Error('defect with secret')) } as never },
    };
    const bad = await startConsole(upstream.root, broken);
    const answer = await ask(bad, LIST, { headers: pageHeaders(await cookieFor(stage)) });
    expect([answer.status, answer.json.code, answer.json.msg]).toEqual([500, 50000, '系统错误']);
    expect(answer.text).not.toContain('secret');
    expect(stage.log.some((line) => line.includes(String(answer.headers['x-request-id'])))).toBe(true);
    expect((await askSignedIn(stage, LIST)).status).toBe(200);
  });
});

describe('requests no parser should accept', () => {
  const request = (head: string, body = '') => `POST ${SAVE} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n${body}`;

  test('row 18: smuggling is refused with the connection', async () => {
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root);
    const smuggled = [
      request('Transfer-Encoding: chunked\r\nContent-Length: 5', '0\r\n\r\n'),
      request('Content-Length: 5\r\nContent-Length: 6', 'xxxxx'),
      request('Transfer-Encoding: xchunked', '0\r\n\r\n'),
      request('Transfer-Encoding: chunked, identity', '0\r\n\r\n'),
      `POST ${SAVE} HTTP/1.1\nHost: x\n\n`,
      request('X-A: 1\r\n folded: 2'),
      request('X-A: a\0b'),
      request('X-A : 1'),
    ];
    for (const bytes of smuggled) {
      const { text, closed } = await raw(stage.port, bytes, 700);
      expect([bytes, text.slice(0, 12), closed]).toEqual([bytes, expect.stringMatching(/^(HTTP\/1.1 40\d)?$/), true]);
    }
    expect(upstream.hits).toEqual([]);
  });

  test('row 17: tunnels and upgrades lead nowhere', async () => {
    const target = await startUpstream();
    const upstream = await startUpstream();
    const stage = await startConsole(upstream.root);
    const lines = Object.entries(pageHeaders(await cookieFor(stage))).map(([name, value]) => `${name}: ${value}\r\n`);
    const attempts = [
      // Whoever tries these is signed in: nothing else refuses them.
      `GET ${target.root}/v1/x HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`,
      `GET ${target.root}${LIST} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`,
      `CONNECT 127.0.0.1:${target.port} HTTP/1.1\r\nHost: x\r\n${lines.join('')}\r\n`,
      `GET ${LIST} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n`,
      `GET ${LIST} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x\r\n\r\n`,
    ];
    for (const bytes of attempts) expect((await raw(stage.port, bytes, 400)).text).toMatch(/^(HTTP\/1.1 4\d\d|$)/);
    expect([target.hits, upstream.hits]).toEqual([[], []]);
  });

  test('row 19: a missing Host is refused, a second one never reflected', async () => {
    const stage = await startConsole((await startUpstream()).root);
    expect((await raw(stage.port, `GET ${LIST} HTTP/1.1\r\n\r\n`, 500)).text).toMatch(/^HTTP\/1.1 400/);
    expect((await raw(stage.port, `GET ${LIST} HTTP/1.1\r\nHost: a\r\nHost: evil.com\r\nConnection: close\r\n\r\n`)).text).not.toContain(
      'evil',
    );
  });

  test('row 20: no answer repeats the host a client claims', async () => {
    const stage = await startConsole((await startUpstream()).root);
    for (const path of [LIST, '/api/session', '/api/nowhere', '/media/x.png']) {
      const answer = await askSignedIn(stage, path, {
        headers: { host: 'evil.com', 'x-forwarded-host': 'evil.com', 'x-forwarded-proto': 'https' },
      });
      expect(JSON.stringify(answer)).not.toContain('evil');
    }
  });
});

describe('environment', () => {
  const good = { API_ROOT: 'http://127.0.0.1:1/base/', SESSION_KEYS: freshKey('k1') };

  test('row 48: everything wrong is named at once, and no value repeated', () => {
    const secret = 'c2VjcmV0LXNlY3JldA';
    const bad = {
      API_ROOT: 'ftp://user:hunter2@x',
      SESSION_KEYS: `k1:${secret}`,
      PORT: '99999',
      COOKIE_SECURE: 'hunter2',
      LOG_LEVEL: 'hunter2',
      TRUSTED_PROXIES: '-1',
      PUBLIC_ORIGIN: 'http://hunter2/path',
      METRICS_TOKEN: 'hunter2',
    };
    let message = '';
    try {
      parseEnvironment(bad);
    } catch (error) {
      message = String(error);
    }
    for (const name of Object.keys(bad)) expect(message).toContain(name);
    expect(message).not.toContain('hunter2');
    expect(message).not.toContain(secret);
    expect(() => parseEnvironment({})).toThrow(/API_ROOT[\s\S]*SESSION_KEYS|SESSION_KEYS[\s\S]*API_ROOT/);
  });

  test('row 48: the example file cannot be used as it is', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const SESSION_KEYS = /^# SESSION_KEYS=(.+)$/m.exec(example)?.[1];
    expect(SESSION_KEYS).toBeDefined();
    expect(() => parseEnvironment({ ...good, SESSION_KEYS })).toThrow('the one of the example file');
  });

  test('defaults fit a console opened on its own machine', () => {
    const parsed = parseEnvironment({ ...good, PORT: '3100', COOKIE_SECURE: '' });
    expect(parsed.publicOrigins).toEqual(['http://localhost:3100', 'http://127.0.0.1:3100']);
    expect([parsed.session.secure, parsed.callTimeoutMs, parsed.firstAnswersTimeoutMs, parsed.trustedProxies]).toEqual([
      false,
      5000,
      700,
      0,
    ]);
  });

  test('the API root may have a path of its own', async () => {
    const upstream = await startUpstream();
    await askSignedIn(await startConsole(`${upstream.root}/base/`), LIST);
    expect(upstream.hits[0]?.url).toBe('/base/v1/admin/user/list');
  });

  test('row 60: an API with an expired certificate nobody vouches for is a network error, and is told nothing', async () => {
    const asked: string[] = [];
    const server = https.createServer(expiredCertificate, (request, response) => {
      asked.push(String(request.headers.token));
      response.setHeader('content-type', 'application/json').end('{"code":0,"msg":"","data":null}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as net.AddressInfo;
    const stage = await startConsole(`https://127.0.0.1:${port}`, quick(2000));
    expect((await askSignedIn(stage, LIST)).json.code).toBe(50501);
    expect(asked).toEqual([]);
    // The server works for whoever does not look at certificates, so that it is the certificate that was refused.
    const careless = await new Promise<number | undefined>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', rejectUnauthorized: false, headers: { token: 'careless' } };
      https.get(options, (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    expect([careless, asked]).toEqual([200, ['careless']]);
  });
});

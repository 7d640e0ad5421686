import { describe, expect, test } from 'vitest';
import { cookieHeaderOf, forge, freshKey, nowS } from '@/lib/session/testing/session-for-tests';
import { clientAddress, networkOf } from '../request/client-address';
import { TokenBuckets } from '../request/token-bucket';
import { cookieFor, PASSWORD, type Stage, startConsole, startUpstream, TOKEN } from './harness';
import { type Answer, ask, ORIGIN, pageHeaders } from './wire';

const LIST = '/api/v1/admin/user/list';
const LOGIN = '/api/v1/admin/user/login';

const tokenAnswer = (token: unknown, storeId: unknown = 3) =>
  JSON.stringify({ code: 0, msg: '', data: { token, storeId, extra: 'kept back' } });

/** An API whose sign-in answers what a test says. */
async function signInStage(
  answers: string | ((form: { username: string; password: string }) => string) = tokenAnswer(TOKEN),
  env: Record<string, string> = {},
) {
  const upstream = await startUpstream((hit, request, response) => {
    request.on('end', () => {
      const body =
        hit.url.endsWith('/login') && typeof answers === 'function'
          ? answers(JSON.parse(hit.body.toString()))
          : hit.url.endsWith('/login')
            ? String(answers)
            : '{"code":0}';
      response.setHeader('content-type', 'application/json').end(body);
    });
  });
  return { upstream, stage: await startConsole(upstream.root, {}, env) };
}

const signIn = (
  stage: Stage,
  form: unknown = { username: 'admin', password: PASSWORD },
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const body = typeof form === 'string' ? form : JSON.stringify(form);
  const all = {
    'x-csrf': '1',
    origin: ORIGIN,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  return ask(stage, LOGIN, { method: 'POST', headers: all, body });
};

const setCookies = (answer: Answer): string[] => answer.headers['set-cookie'] ?? [];
const withCookie = (stage: Stage, cookie: string) => ask(stage, LIST, { headers: pageHeaders(cookie) });

describe('signing in', () => {
  test('the browser gets a sealed cookie and its store, never the token', async () => {
    const { upstream, stage } = await signInStage();
    const answer = await signIn(stage);
    expect(answer.json).toEqual({ code: 0, msg: '', message: '', data: { storeId: 3 } });
    expect(JSON.stringify(answer) + stage.log.join('')).not.toContain(TOKEN);
    expect((await withCookie(stage, cookieHeaderOf(setCookies(answer)))).status).toBe(200);
    expect(upstream.hits[1]?.headers).toMatchObject({ token: TOKEN, storeid: '3' });
    expect(upstream.hits[0]?.headers).not.toHaveProperty('token');
  });

  test('row 40: a planted cookie is not taken over', async () => {
    const { upstream, stage } = await signInStage();
    const planted = await cookieFor(stage, { token: 'planted', storeId: 9 });
    const answer = await signIn(stage, undefined, { cookie: planted });
    expect(cookieHeaderOf(setCookies(answer))).not.toBe(planted);
    await withCookie(stage, cookieHeaderOf(setCookies(answer)));
    expect(upstream.hits.map(({ headers }) => headers.token)).toEqual([undefined, TOKEN]);
  });

  test('row 21, row 41: the flags come from the configuration, not from what a request claims', async () => {
    const { stage } = await signInStage();
    const [plain] = setCookies(await signIn(stage, undefined, { 'x-forwarded-proto': 'https' }));
    expect(plain).toMatch(/^Admin-Token=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    const { stage: secured } = await signInStage(tokenAnswer(TOKEN), { PUBLIC_ORIGIN: 'https://admin.example' });
    const lines = setCookies(await signIn(secured, undefined, { origin: 'https://admin.example', 'x-forwarded-proto': 'http' }));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200; Secure$/);
    expect(lines.join()).not.toContain('Domain');
  });

  test('row 42: a token that cannot be kept fails the sign-in, loudly and now', async () => {
    const odd = ['x'.repeat(3200), 'x'.repeat(5000), 'a\r\nSet-Cookie: b', 'é', '', 12, null, undefined, { a: 1 }, '\u0000'];
    for (const token of odd) {
      const { stage } = await signInStage(tokenAnswer(token));
      const answer = await signIn(stage);
      expect([token, answer.status, answer.json.code, setCookies(answer)]).toEqual([token, 502, 50502, []]);
    }
    for (const body of [
      '{"code":0}',
      '{"code":0,"data":null}',
      '{"code":0,"data":[]}',
      tokenAnswer(TOKEN, 'x'),
      tokenAnswer(TOKEN, null),
    ]) {
      expect((await signIn((await signInStage(body)).stage)).json.code).toBe(50502);
    }
  });

  test('a refusal of the API is passed on and keeps the session there was', async () => {
    const { stage } = await signInStage('{"code":60806,"msg":"用户名或密码错误"}');
    const answer = await signIn(stage);
    expect([answer.status, answer.text, setCookies(answer)]).toEqual([200, '{"code":60806,"msg":"用户名或密码错误"}', []]);
  });

  test('row 84: the username is trimmed and nothing else is changed', async () => {
    const seen: { username: string; password: string }[] = [];
    const { stage, upstream } = await signInStage((form) => {
      seen.push(form);
      return tokenAnswer(TOKEN);
    });
    const password = '  пароль 🔑\u00a0"\\ ';
    await signIn(stage, { username: ' \t管理员\u3000', password, storeId: 0, token: 'x' });
    expect(seen).toEqual([{ username: '管理员', password }]);
    expect((await signIn(stage, { username: 'x'.repeat(10_240), password })).status).toBe(413);
    for (const form of [
      {},
      [],
      null,
      { username: '', password: 'x' },
      { username: 'a' },
      { username: 1, password: 2 },
      { username: 'x'.repeat(65), password },
      '{',
    ]) {
      expect((await signIn(stage, form)).json.code).toBe(40000);
    }
    expect(upstream.hits).toHaveLength(1);
  });

  test('row 83: the sixth failure in a minute waits, whatever address is claimed; successes are free', async () => {
    const { upstream, stage } = await signInStage(({ password }) =>
      password === PASSWORD ? tokenAnswer(TOKEN) : '{"code":60806,"msg":"x"}',
    );
    for (let each = 0; each < 35; each += 1) expect((await signIn(stage)).json.code).toBe(0);
    for (let each = 0; each < 5; each += 1)
      expect((await signIn(stage, { username: 'Admin', password: 'no' }, { 'x-forwarded-for': `9.9.9.${each}` })).json.code).toBe(60806);
    const refused = await signIn(stage, { username: ' ADMIN ', password: 'no' }, { 'x-forwarded-for': '8.8.8.8', 'x-real-ip': '7.7.7.7' });
    expect([refused.status, refused.json.code]).toEqual([429, 42900]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(upstream.hits).toHaveLength(40);
    expect((await signIn(stage, { username: 'other', password: PASSWORD })).json.code).toBe(0);
    for (let each = 0; each < 40; each += 1) await signIn(stage, { username: `user${each}`, password: 'no' });
    expect((await signIn(stage, { username: 'fresh', password: 'no' })).status).toBe(429);
  });

  test('security D15: the addresses of one IPv6 network are one stranger', () => {
    const key = (remoteAddress: string) => networkOf(clientAddress({ headers: {}, remoteAddress }, 0));
    expect(key('2001:db8:1:2:aaaa::1')).toBe(key('2001:db8:1:2:ffff:1:2:3'));
    expect(key('2001:db8:1:2::')).toBe(key('2001:0db8:0001:0002::9'));
    expect(key('2001:db8:1:3::1')).not.toBe(key('2001:db8:1:2::1'));
    expect(key('::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(key('10.0.0.2')).toBe('10.0.0.2');
    expect(key('')).toBe('unknown');
  });

  test('row 83, row 102: buckets refill with time and their number is bounded', async () => {
    let now = 0;
    const buckets = new TokenBuckets(5, 10_000, () => now);
    for (let each = 0; each < 5; each += 1) expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBe(12);
    now = 12_001;
    expect(buckets.take('a')).toBe(0);
    expect(buckets.take('a')).toBeGreaterThan(0);
    const { logins } = (await signInStage()).stage.parts;
    for (const own of [logins.byAddress, logins.byName]) {
      for (let each = 0; each < 100_000; each += 1) own.take(`name ${each}`);
      expect(own.size).toBe(10_000);
    }
  });

  test('row 83: the address is the connection, or what our own proxies wrote', () => {
    const from = (header: string | undefined, proxies: number) =>
      clientAddress({ headers: { 'x-forwarded-for': header }, remoteAddress: '::ffff:10.0.0.1' }, proxies);
    expect(from('6.6.6.6', 0)).toBe('10.0.0.1');
    expect(from('6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
    expect(from('6.6.6.6, 1.2.3.4, 10.9.9.9', 2)).toBe('1.2.3.4');
    expect(from('6.6.6.6', 2)).toBe('10.0.0.1');
    expect(from('1.2.3.4\u0000, <x>', 1)).toBe('10.0.0.1');
    expect(from(undefined, 1)).toBe('10.0.0.1');
  });
});

describe('using and ending a session', () => {
  test('row 34: a cookie that does not open is refused and cleared', async () => {
    const { upstream, stage } = await signInStage();
    const good = await cookieFor(stage);
    const cookies = [
      '',
      'Admin-Token=',
      'Admin-Token=x',
      `${good}x`,
      good.replace('.', '..'),
      `${good}; Admin-Token=planted`,
      `Admin-Token="${good.slice(12)}"`,
      `Admin-Token=${encodeURIComponent('a.b..c')}`,
    ];
    for (const cookie of cookies) {
      const answer = await withCookie(stage, cookie);
      expect([cookie, answer.status, answer.json.code, answer.json.msg]).toEqual([cookie, 401, 50008, '登录状态无效，请重新登录']);
      expect(setCookies(answer)).toEqual(['Admin-Token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']);
    }
    expect(upstream.hits).toEqual([]);
  });

  test('row 36: while keys rotate, a cookie of the old one is replaced on the way', async () => {
    const [k1, k2] = [freshKey('k1'), freshKey('k2')];
    const { upstream, stage: before } = await signInStage(undefined, { SESSION_KEYS: k1 });
    const during = await startConsole(upstream.root, {}, { SESSION_KEYS: `${k2},${k1}` });
    const after = await startConsole(upstream.root, {}, { SESSION_KEYS: k2 });
    const old = await cookieFor(before);
    expect(setCookies(await withCookie(before, old))).toEqual([]);
    const renewed = setCookies(await withCookie(during, old));
    expect(renewed).toHaveLength(1);
    expect((await withCookie(after, cookieHeaderOf(renewed))).status).toBe(200);
    expect((await withCookie(after, old)).json.code).toBe(50008);
    expect(setCookies(await withCookie(during, cookieHeaderOf(renewed)))).toEqual([]);
  });

  test('security D14: a call that outlives its sign-out does not bring the session back with the newest key', async () => {
    const [k1, k2] = [freshKey('k1'), freshKey('k2')];
    const before = await signInStage(undefined, { SESSION_KEYS: k1 });
    const held: (() => void)[] = [];
    const upstream = await startUpstream((_hit, _request, response) => {
      held.push(() => response.setHeader('content-type', 'application/json').end('{"code":0}'));
    });
    const during = await startConsole(upstream.root, {}, { SESSION_KEYS: `${k2},${k1}` });
    const cookie = await cookieFor(before.stage);
    const slow = withCookie(during, cookie);
    await expect.poll(() => held.length).toBe(1);
    await ask(during, '/api/session', { method: 'DELETE', headers: pageHeaders(cookie) });
    held[0]?.();
    const answer = await slow;
    expect([answer.status, setCookies(answer)]).toEqual([200, []]);
  });

  test('row 37: an expired session says so', async () => {
    const { stage } = await signInStage();
    const answer = await withCookie(stage, await forge(stage.parts.environment.session, { iat: nowS() - 700, exp: nowS() - 60 }));
    expect([answer.status, answer.json.code, setCookies(answer).length]).toEqual([401, 50014, 1]);
  });

  test('row 46: sessions before the epoch are over', async () => {
    const { stage } = await signInStage(undefined, { SESSION_EPOCH: String(nowS() + 100) });
    expect((await withCookie(stage, await cookieFor(stage))).json.code).toBe(50014);
  });

  test('row 39: the cookies of two browsers do not mix', async () => {
    const { stage } = await signInStage(undefined, { COOKIE_SECURE: 'true' });
    const [mine, yours] = [await cookieFor(stage), await cookieFor(stage)];
    expect((await withCookie(stage, mine)).status).toBe(200);
    const answer = await withCookie(stage, `${mine.split('; ')[0]}; ${yours.split('; ')[1]}`);
    expect([answer.status, answer.json.code, setCookies(answer).length]).toEqual([401, 50008, 2]);
  });

  test('row 45: a copy of the cookie is worth nothing after signing out', async () => {
    const { stage, upstream } = await signInStage();
    const cookie = await cookieFor(stage);
    expect((await ask(stage, '/api/session', { method: 'DELETE', headers: { cookie } })).status).toBe(403);
    expect((await withCookie(stage, cookie)).status).toBe(200);
    const out = await ask(stage, '/api/session', { method: 'DELETE', headers: pageHeaders(cookie) });
    expect([out.status, out.json.code, setCookies(out)]).toEqual([200, 0, ['Admin-Token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0']]);
    expect((await withCookie(stage, cookie)).json.code).toBe(50008);
    expect((await ask(stage, '/api/session', { method: 'DELETE', headers: pageHeaders('') })).status).toBe(200);
    expect(upstream.hits).toHaveLength(1);
  });
});

describe('the log', () => {
  test('row 85: one valid line per request, and no secret in any', async () => {
    const { stage } = await signInStage(() => '{"code":60806,"msg":"no\\nlevel:fatal"}');
    const cookie = await cookieFor(stage);
    await signIn(stage, { username: 'a\nlevel:fatal\u001b[31m', password: PASSWORD }, { 'user-agent': 'x\u001b[0m'.replace('\u001b', '') });
    await ask(stage, `${LIST}?token=${TOKEN}&keyword=secret-search`, { headers: { ...pageHeaders(cookie), 'user-agent': '"}{' } });
    await ask(stage, `/api/v1/secret-path-${'x'.repeat(20)}`, { headers: pageHeaders('Admin-Token=forged-secret') });
    expect(stage.log).toHaveLength(3);
    for (const line of stage.log) {
      expect(line.match(/\n/g)).toHaveLength(1);
      expect(JSON.parse(line)).toMatchObject({
        time: expect.any(String),
        reqId: expect.any(String),
        traceId: expect.any(String),
        ip: '127.0.0.1',
        ms: expect.any(Number),
      });
    }
    const all = stage.log.join('');
    for (const secret of [TOKEN, PASSWORD, 'secret', cookie, 'level:fatal']) expect(all).not.toContain(secret);
    expect(JSON.parse(stage.log[1] ?? '')).toMatchObject({
      call: 'user.list',
      status: 200,
      sidHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(JSON.parse(stage.log[2] ?? '')).toMatchObject({ call: 'unnamed', security: 'unusable session cookie', level: 'warn' });
  });

  test('reports of the content policy are bounded, believed little and written down', async () => {
    const { upstream, stage } = await signInStage();
    const report = {
      'csp-report': { 'document-uri': 'http://c/order/list?keyword=private', 'violated-directive': 'script-src', 'blocked-uri': 'inline' },
    };
    const send = (body: string, type = 'application/csp-report') =>
      ask(stage, '/api/csp-report', { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect(JSON.parse(stage.log[0] ?? '')).toMatchObject({
      security: 'content policy broken',
      detail: { page: 'http://c/order/list', directive: 'script-src', blocked: 'inline' },
    });
    expect(stage.log[0]).not.toContain('private');
    expect((await send('{}')).status).toBe(400);
    expect((await send('x', 'text/plain')).status).toBe(415);
    expect((await send(JSON.stringify('x'.repeat(20_000)))).status).toBe(413);
    for (let each = 0; each < 30; each += 1) await send('{}');
    expect((await send(JSON.stringify(report))).status).toBe(429);
    expect(upstream.hits).toEqual([]);
  });

  test('reports of the content policy are counted for a whole IPv6 network', async () => {
    const { root } = await startUpstream();
    const stage = await startConsole(root, {}, { TRUSTED_PROXIES: '1' });
    const statuses = new Set<number>();
    for (let each = 0; each < 40; each += 1) {
      const headers = { 'content-type': 'application/csp-report', 'x-forwarded-for': `2001:db8:1:2::${each + 1}` };
      statuses.add((await ask(stage, '/api/csp-report', { method: 'POST', headers, body: '{}' })).status);
    }
    expect([...statuses]).toEqual([400, 429]);
  });
});

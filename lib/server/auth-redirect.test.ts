import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sealSession } from '@/lib/session/session';
import { authRedirect } from './auth-redirect';

const USER_INFO = '/v1/admin/user/info';
/** What user/info answers to a token of that name. */
const answers: Record<string, unknown> = {
  works: { code: 0, data: { permission: ['admin_P1'], name: 'a' } },
  nodata: { code: 0, data: null },
  noroles: { code: 0, data: { permission: [] } },
  oddroles: { code: 0, data: { permission: 'admin_P1' } },
  powerless: { code: 0, data: { permission: [], power: 'platform' } },
  refused: { code: 50001, msg: '系统繁忙，请稍后再试', data: null },
  silent: { code: 50001, msg: '', data: null },
  unreadable: { code: 0, data: { permission: ['admin_P1'], name: 5 } },
  ended: { code: 50012, msg: '登录已被结束', data: null },
};
const statuses: Record<string, number> = {};
let api: Server;

beforeAll(async () => {
  api = createServer((request, response) => {
    const name = String(request.headers.token).split('-')[0] ?? '';
    const known = new URL(request.url ?? '/', 'http://api').pathname === USER_INFO ? answers[name] : undefined;
    response.statusCode = statuses[name] ?? 200;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(known ?? { code: 50008, msg: '', data: null }));
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  Object.assign(process.env, {
    API_ROOT: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
    LOG_LEVEL: 'silent',
  });
});
afterAll(() => new Promise((closed) => api.close(closed)));

let logins = 0;

/** Opens the helper as somebody whose token gets that answer. */
async function opened(name: string | undefined, { redirect = '/order/cashList?page=2', language = '' } = {}) {
  const sealed = name ? await sealSession({ token: `${name}-${logins++}`, storeId: 0 }) : undefined;
  const cookies = [sealed?.cookies[0]?.split(';')[0], language && `language=${language}`].filter(Boolean);
  const address = `http://console/auth-redirect?redirect=${encodeURIComponent(redirect)}`;
  const response = await authRedirect(new Request(address, { headers: { cookie: cookies.join('; ') } }));
  const setCookies = response.headers.getSetCookie();
  const message = setCookies.find((cookie) => cookie.startsWith('guard-message='))?.split(/[=;]/)[1];
  return {
    status: response.status,
    location: response.headers.get('location'),
    cleared: setCookies.some((cookie) => cookie.startsWith('Admin-Token=;') && cookie.includes('Max-Age=0')),
    message: message && decodeURIComponent(message),
  };
}

const toLogin = '/login?redirect=%2Forder%2FcashList%3Fpage%3D2';

describe('a session that works', () => {
  test('is not ended by a link or a picture that points here', async () =>
    expect(await opened('works')).toEqual({ status: 307, location: '/order/cashList?page=2', cleared: false, message: undefined }));

  test.each(['//evil.example', 'https://evil.example', '/login', '/api/session'])('leads home instead of to %s', async (redirect) =>
    expect((await opened('works', { redirect })).location).toBe('/'),
  );
});

describe('a session that does not', () => {
  test.each([
    ['nodata', 'en', 'Verification failed, please Login again.'],
    ['nodata', 'zh-CN', '身份验证失败，请重新登录。'],
    ['noroles', 'en', 'getInfo: roles must be a non-null array!'],
    ['noroles', 'zh-CN', '用户信息异常：角色列表不能为空'],
    ['oddroles', 'en', 'getInfo: roles must be a non-null array!'],
    ['powerless', 'en', 'getInfo: roles must be a non-null array!'],
    ['refused', 'en', '系统繁忙，请稍后再试'],
    ['silent', 'en', 'Has Error'],
    ['silent', '', '发生错误'],
    ['unreadable', '', '服务返回的数据不正确'],
    ['ended', '', '登录已被结束'],
  ])('%s, read in %j: is cleared, and the sign-in says %s', async (name, language, message) =>
    expect(await opened(name, { language })).toEqual({ status: 307, location: toLogin, cleared: true, message }),
  );
});

test('without a session there is nothing to clear', async () =>
  expect(await opened(undefined)).toEqual({ status: 307, location: toLogin, cleared: false, message: undefined }));

test.each([
  ['code 50001', 200, { code: 50001, msg: '系统繁忙，请稍后再试', data: null }],
  ['any code with HTTP 503', 503, { code: 59999, msg: '维护中', data: null }],
])('whoever is known keeps the session while the API answers %s', async (_what, status, answer) => {
  const name = `ill${status}`;
  answers[name] = answers.works;
  const sealed = await sealSession({ token: `${name}-${logins++}`, storeId: 0 });
  const cookie = sealed.cookies[0]?.split(';')[0] ?? '';
  const open = () => authRedirect(new Request('http://console/auth-redirect?redirect=%2F', { headers: { cookie } }));
  expect((await open()).headers.getSetCookie()).toEqual([]);
  answers[name] = answer;
  statuses[name] = status;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16_000 });
  try {
    expect((await open()).headers.getSetCookie()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

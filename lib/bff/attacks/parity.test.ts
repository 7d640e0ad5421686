import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import { callTarget } from '@/lib/contract/call/call-target';
import type { AnyEndpoint } from '@/lib/contract/call/endpoint';
import { endpoints } from '@/lib/contract/call/table';
import { pathParameters } from '@/lib/contract/call/wire';
import { limitsOf } from '../limits';
import { cookieFor, type Hit, startConsole, startUpstream } from './harness';
import { startWebEntry } from './web-entry';
import { type Answer, ask, ORIGIN, pageHeaders, type Question } from './wire';

/** Both entries before one API: the server of production, and the handlers of `next dev` and a plain `next start`. */
async function bothEntries(listener: (hit: Hit, request: IncomingMessage, response: ServerResponse) => void, callTimeoutMs = 10_000) {
  const upstream = await startUpstream(listener);
  const limits = limitsOf({ callTimeoutMs, uploadMaxBytes: 1024 * 1024 });
  const media = { ...limits.media, headersMs: callTimeoutMs };
  const stage = await startConsole(upstream.root, { limits: { ...limits, media } });
  const web = await startWebEntry(stage.parts);
  const cookie = await cookieFor(stage);
  const through = async (port: number, path: string, question: Question) => {
    upstream.hits.length = 0;
    const answer = await ask({ port }, path, question).catch((error: Error) => error);
    return { answer: said(answer), hits: upstream.hits.map(reached) };
  };
  return {
    cookie,
    async same(path: string, question: Question = {}): Promise<{ status: number; hits: number }> {
      const node = await through(stage.port, path, question);
      const handler = await through(web.port, path, question);
      expect(handler, `${question.method ?? 'GET'} ${path}`).toEqual(node);
      return { status: 'status' in node.answer ? node.answer.status : 0, hits: node.hits.length };
    },
  };
}

/** Names of a connection and of a moment, which differ between any two answers. */
const ITS_OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'x-request-id', 'traceparent', 'host'];
const kept = (headers: IncomingHttpHeaders) => Object.fromEntries(Object.entries(headers).filter(([name]) => !ITS_OWN.includes(name)));

const said = (answer: Answer | Error) =>
  answer instanceof Error
    ? { broken: true }
    : { status: answer.status, headers: kept(answer.headers), body: answer.bytes.toString('base64') };
const reached = ({ method, url, headers, body }: Hit) => ({ method, url, headers: kept(headers), body: body.toString('base64') });

const JSON_BODY = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const FORM_BODY = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nbytes\r\n--x--\r\n';

/** A call as a page makes it, as far as the proxy looks at it. */
function questionOf({ method, kind, name }: AnyEndpoint, cookie: string): Question {
  const headers = { ...pageHeaders(cookie), 'accept-language': 'en' };
  if (method === 'GET' || method === 'DELETE') return { method, headers };
  const form = kind.endsWith('Upload') || kind === 'import';
  const body = form ? FORM_BODY : name === 'user.login' ? '{"username":"a","password":"secret1"}' : '{"id":1,"words":"商台"}';
  const typed = { ...(form ? FORM : JSON_BODY), 'content-length': String(Buffer.byteLength(body)), 'idempotency-key': 'k-1' };
  return { method, body, headers: { ...headers, ...typed } };
}

const pathOf = (to: AnyEndpoint) =>
  `/api${callTarget(to, Object.fromEntries([...pathParameters(to.path), 'keyword'].map((name) => [name, '7'])))}`;

/** What an API answers when all is well: an envelope, or the file that was asked for. */
const well = (hit: Hit, request: IncomingMessage, response: ServerResponse) => {
  request.on('end', () => {
    if (hit.url.startsWith('/media/'))
      return response.writeHead(200, { 'content-type': 'image/png', etag: '"1"' }).end(Buffer.alloc(3000, 7));
    if (/export/i.test(hit.url)) {
      const disposition = 'attachment; filename="list.csv"';
      return response
        .writeHead(200, { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': disposition })
        .end('a,b\r\n1,2\r\n');
    }
    const data = hit.url.includes('/user/login') ? { token: 'upstream-token', storeId: 3 } : { list: ['商台'], totalCount: 1 };
    return response.writeHead(200, { 'content-type': 'application/json', etag: '"2"' }).end(JSON.stringify({ code: 0, msg: '', data }));
  });
};

describe('both entries', () => {
  test('answer every call of the contract alike, and send the API the same', { timeout: 60_000 }, async () => {
    const { same, cookie } = await bothEntries(well);
    const through: string[] = [];
    // A sign-in seals a cookie that is another one each time.
    for (const to of endpoints.filter(({ kind }) => kind !== 'login')) {
      const { status, hits } = await same(pathOf(to), questionOf(to, cookie));
      if (status === 200 && hits === 1) through.push(to.name);
    }
    expect(through).toEqual(endpoints.filter(({ kind }) => kind !== 'login').map(({ name }) => name));
  });

  test('refuse alike what a client does wrong', { timeout: 60_000 }, async () => {
    const { same, cookie } = await bothEntries(well);
    const LIST = '/api/v1/admin/user/list';
    const SAVE = '/api/v1/admin/user';
    const page = pageHeaders(cookie);
    const post = (body: string, more: Record<string, string> = {}): Question => ({
      method: 'POST',
      body,
      headers: { ...page, ...JSON_BODY, 'content-length': String(Buffer.byteLength(body)), ...more },
    });
    const { 'x-csrf': _csrf, ...unmarked } = page;
    const wrong: [string, Question][] = [
      [LIST, { headers: unmarked }],
      [LIST, { headers: { ...page, origin: 'https://evil.example' } }],
      [LIST, { headers: { ...page, 'sec-fetch-site': 'cross-site' } }],
      [LIST, { headers: pageHeaders('') }],
      [LIST, { headers: pageHeaders('Admin-Token=forged') }],
      [LIST, { headers: pageHeaders(`${cookie}; Admin-Token=planted`) }],
      [LIST, { method: 'HEAD', headers: page }],
      [LIST, { method: 'OPTIONS', headers: { origin: ORIGIN } }],
      [LIST, { method: 'PATCH', headers: page }],
      [`${LIST}?__proto__=1`, { headers: page }],
      [`${LIST}?a=1&a=2&token=x`, { headers: page }],
      ['/api/v1/admin/nothing/here', { headers: page }],
      ['/api/v2/x', { headers: page }],
      ['/api/signout', { headers: page }],
      ['/api/geocoder?location=x', { headers: page }],
      ['/api/geocoder?location=30.1,120.2', { headers: page }],
      ['/media/pictures/a.png', { headers: { cookie } }],
      ['/media/pictures/a.png', {}],
      ['/media/secret.txt', { headers: { cookie } }],
      [SAVE, post('{"a":')],
      [SAVE, post('{}', { 'content-type': 'text/plain' })],
      [SAVE, post('{}', { 'content-encoding': 'gzip' })],
      [SAVE, post(`{"a":"${'x'.repeat(1_100_000)}"}`)],
      ['/api/v1/admin/user/login', post('{"username":"a"}')],
      ['/api/v1/admin/user/login', post('x'.repeat(9_000))],
      ['/api/csp-report', { method: 'POST', body: '{}', headers: { 'content-type': 'text/html', 'content-length': '2' } }],
    ];
    const statuses = [];
    for (const [path, question] of wrong) statuses.push((await same(path, question)).status);
    // Alike is not enough: they are refused.
    expect(statuses.filter((status) => status >= 400).length).toBeGreaterThanOrEqual(20);
  });

  const head = { 'content-type': 'application/json' };
  const faults: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    'breaks the connection': (request) => void request.socket.destroy(),
    'says nothing': () => undefined,
    'answers a page': (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    fails: (_request, response) => response.writeHead(500, head).end('{"code":0}'),
    redirects: (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    'stops in the middle': (_request, response) => {
      response.writeHead(200, { ...head, 'content-length': '500' });
      response.write('{"code":0,');
      setTimeout(() => response.destroy(), 20);
    },
    'answers too much': (_request, response) => response.writeHead(200, head).end(`{"code":0,"data":"${'x'.repeat(9 * 1024 * 1024)}"}`),
    'knows nothing newer': (_request, response) => response.writeHead(304, { etag: '"1"' }).end(),
    'ends the login': (_request, response) => response.writeHead(200, head).end('{"code":50008,"msg":"x"}'),
    'refuses with a text code': (_request, response) => response.writeHead(200, head).end('{"code":"40001","msg":"x"}'),
    'sets cookies and names itself': (_request, response) =>
      response.writeHead(200, { ...head, 'set-cookie': 'a=b', server: 'api', 'retry-after': '3' }).end('{"code":0}'),
  };

  test.each(Object.entries(faults))('answer alike when the API %s', { timeout: 30_000 }, async (name, fault) => {
    const listener = (_hit: Hit, request: IncomingMessage, response: ServerResponse) =>
      void request.on('end', () => fault(request, response));
    const { same, cookie } = await bothEntries(listener, name === 'says nothing' ? 600 : undefined);
    const headers = pageHeaders(cookie);
    await same('/api/v1/admin/user/list', { headers: { ...headers, 'if-none-match': '"1"' } });
    await same('/api/v1/admin/user', { method: 'POST', body: '{}', headers: { ...headers, ...JSON_BODY, 'content-length': '2' } });
    await same('/media/pictures/a.png', { headers: { cookie } });
  });
});

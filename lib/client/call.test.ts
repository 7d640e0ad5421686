import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { ApiError, ContractError, TransportError } from '@/lib/contract/call/envelope';
import { pageOf } from '@/lib/contract/call/page';
import { none } from '@/lib/contract/field/fields';
import { call } from './call';

const record = z.object({ id: z.number(), name: z.string() });
const list = endpoint({
  name: 'thing.list',
  method: 'GET',
  path: '/v1/admin/thing/list',
  access: signedIn,
  query: z.object({ keyword: z.string().optional(), ids: z.array(z.number()).optional() }),
  body: none,
  data: pageOf(record),
});
const remove = endpoint({
  name: 'thing.remove',
  method: 'DELETE',
  path: 'api/v1/admin/thing/{id}',
  access: signedIn,
  query: z.object({ id: z.union([z.number(), z.string()]), force: z.number().optional() }),
  body: none,
  data: z.unknown(),
});
const pay = endpoint({
  name: 'thing.pay',
  method: 'POST',
  path: '/v1/admin/thing/pay',
  access: signedIn,
  query: none,
  body: z.object({ amount: z.number() }),
  data: z.unknown(),
  idempotent: true,
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason));
  });

type Sent = { url: string; init: RequestInit };

function answering(answer: Response | Error | (() => Promise<Response>)): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    if (answer instanceof Error) return Promise.reject(answer);
    return answer instanceof Response ? Promise.resolve(answer) : answer();
  });
  return sent;
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'x-request-id': 'r-1', 'content-type': 'application/json' } });
const asked = (query: Parameters<typeof call<z.infer<typeof list.query>, undefined, unknown>>[1]['query']) =>
  call(list, { query, body: undefined });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a call sends', () => {
  it('goes to the console own server with the header of the origin gate and the language', async () => {
    vi.stubGlobal('document', { cookie: 'a=b; language=en' });
    const sent = answering(json({ code: 0, data: { list: [], totalCount: 0 } }));
    await asked({ keyword: '耳机 & co', ids: [1, 2] });
    expect(sent[0]?.url).toBe('/api/v1/admin/thing/list?keyword=%E8%80%B3%E6%9C%BA+%26+co&ids=1,2');
    expect(sent[0]?.init.headers).toMatchObject({ 'x-csrf': '1', 'accept-language': 'en' });
  });

  it('fills path segments, escaped, and leaves empty values out', async () => {
    const sent = answering(json({ data: null }));
    await call(remove, { query: { id: 'a/b', force: undefined }, body: undefined });
    expect(sent[0]?.url).toBe('/api/api/v1/admin/thing/a%2Fb');
  });

  it('refuses a segment that would reach another call', async () => {
    const sent = answering(json({ data: null }));
    for (const id of ['', '..']) await expect(call(remove, { query: { id }, body: undefined })).rejects.toThrow(RangeError);
    expect(sent).toHaveLength(0);
  });

  it('carries an idempotency key where the contract wants one, the same for the same intention', async () => {
    const sent = answering(() => Promise.resolve(json({ code: 0 })));
    await call(pay, { query: undefined, body: { amount: 1 } });
    await call(pay, { query: undefined, body: { amount: 1 } });
    await call(pay, { query: undefined, body: { amount: 1 }, idempotencyKey: 'k' });
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('k');
    expect(sent[0]?.init.body).toBe('{"amount":1}');
  });
});

describe('what a call makes of the answer', () => {
  it('gives data that passed the schema', async () => {
    answering(json({ data: { list: [{ id: 1, name: 'a' }], totalCount: 1 } }));
    expect(await asked({})).toMatchObject({ rows: [{ id: 1, name: 'a' }], total: 1 });
  });

  it('reads the envelope first, whatever the HTTP status', async () => {
    answering(json({ code: 50008, msg: '登录状态无效' }, 401));
    const error = await asked({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 50008,
      message: '登录状态无效',
      sessionInvalid: true,
      detail: { requestId: 'r-1', httpStatus: 401 },
    });
  });

  it('falls back to message and then to Error when a refusal has no text', async () => {
    answering(() => Promise.resolve(json({ code: 7, message: 'why' })));
    await expect(asked({})).rejects.toThrow('why');
    answering(json({ code: 7, msg: '' }));
    await expect(asked({})).rejects.toThrow(/^Error$/);
  });

  it('speaks of the HTTP status when there is no envelope', async () => {
    answering(new Response('<html>bad gateway</html>', { status: 502 }));
    const error = await asked({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransportError);
    expect(error).toMatchObject({ message: 'Request failed with status code 502', detail: { httpStatus: 502 } });
  });

  it('calls a lost connection Network Error', async () => {
    answering(new TypeError('fetch failed'));
    await expect(asked({})).rejects.toThrow(new TransportError('Network Error'));
  });

  it('names the deadline of the specification when time runs out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => untilAborted(signal));
    const refused = expect(asked({})).rejects.toThrow('timeout of 5000ms exceeded');
    vi.runAllTimers();
    await refused;
    vi.useRealTimers();
  });

  it('leaves the caller own abort alone', async () => {
    const controller = new AbortController();
    controller.abort();
    answering(new DOMException('stopped', 'AbortError'));
    await expect(call(list, { query: {}, body: undefined, signal: controller.signal })).rejects.toThrow('stopped');
  });

  it('names call and field when the answer breaks the contract', async () => {
    answering(json({ data: { list: [{ id: 1 }], totalCount: 1 } }));
    const error = await asked({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ endpoint: 'thing.list', path: 'list.0.name' });
  });

  it('refuses a success that is no envelope', async () => {
    answering(new Response('<html>', { status: 200 }));
    await expect(asked({})).rejects.toBeInstanceOf(ContractError);
  });
});

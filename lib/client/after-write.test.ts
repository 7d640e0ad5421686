import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { type EndpointKind, endpoint, type Method } from '@/lib/contract/call/endpoint';
import { none } from '@/lib/contract/field/fields';
import { onWrite, readAgainAfter } from './after-write';
import { call } from './call';
import { readAgain } from './query-client';

const asking = (parts: { method: Method; kind?: EndpointKind; asksOnly?: boolean }) =>
  endpoint({
    name: 'goods.stock',
    path: '/v1/admin/goods/stock',
    access: signedIn,
    query: none,
    body: z.object({ id: z.number() }),
    data: z.unknown(),
    changes: ['goodsLog'],
    ...parts,
  });
const stock = asking({ method: 'PUT' });
const body = { id: 1 };

const queries = new QueryClient();
const stale = () => ['goods', 'goodsLog', 'order'].filter((name) => queries.getQueryState([name, 'list'])?.isInvalidated);
const answers = (answer: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }));
let stop: () => void;

beforeEach(() => {
  queries.clear();
  for (const name of ['goods', 'goodsLog', 'order']) queries.setQueryData([name, 'list'], []);
  stop = onWrite((to) => readAgain(queries, to));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('what a write has made stale', () => {
  test('is its own resource and those its endpoint names, and nothing else', async () => {
    answers({ code: 0 });
    await call(stock, { body });
    expect(stale()).toEqual(['goods', 'goodsLog']);
  });

  test('has been read again before the answer is given', async () => {
    answers({ code: 0 });
    const order: string[] = [];
    stop();
    stop = onWrite(async () => void order.push(await Promise.resolve('read again')));
    await call(stock, { body });
    order.push('answered');
    expect(order).toEqual(['read again', 'answered']);
  });

  test.each([codes.alreadyDecided, codes.versionConflict, codes.notFound, codes.notEnoughPoints])(
    'is read again after refusal %i too, because the row on the screen is an old one',
    async (code) => {
      answers({ code, msg: 'no' });
      await expect(call(stock, { body })).rejects.toThrow('no');
      expect(stale()).toEqual(['goods', 'goodsLog']);
    },
  );

  test.each([
    [codes.sessionEnded, undefined],
    [codes.noPermission, undefined],
    [codes.notEnoughPoints, { fieldErrors: [{ field: 'points', msg: 'no' }] }],
  ])('is nothing after refusal %i, which says nothing about the row', async (code, data) => {
    answers({ code, msg: 'no', data });
    await expect(call(stock, { body })).rejects.toThrow('no');
    expect(stale()).toEqual([]);
  });

  test('is nothing where no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')));
    await expect(call(stock, { body })).rejects.toThrow();
    expect(stale()).toEqual([]);
  });

  test.each([{ method: 'POST', asksOnly: true } as const, { method: 'POST', kind: 'login' } as const, { method: 'GET' } as const])(
    'is nothing after a call that only asks: %o',
    async (parts) => {
      answers({ code: 0 });
      await call(asking(parts), { body });
      expect(stale()).toEqual([]);
    },
  );

  test('is read again once after many calls, by whoever sends them', async () => {
    answers({ code: 0 });
    await call(stock, { body, oneOfMany: true });
    expect(stale()).toEqual([]);
    await readAgainAfter(stock);
    expect(stale()).toEqual(['goods', 'goodsLog']);
  });
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { TransportError } from '@/lib/contract/call/envelope';
import { lateReadOptions, readOptions } from './resource-queries';

const count = endpoint({ name: 'thing.count', method: 'GET', path: '/v1/admin/thing/count', access: signedIn, data: z.number() });
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

test('what came with the page is shown without its contract, under the key of the call', async () => {
  const contract = vi.fn(() => Promise.resolve(count));
  queries.setQueryData(readOptions(count, undefined).queryKey, 7);
  expect(await queries.ensureQueryData(lateReadOptions({ name: 'thing.count', contract }, undefined))).toBe(7);
  expect(contract).not.toHaveBeenCalled();
});

test('a contract that cannot be fetched is a lost connection, and is fetched with the next try', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"code":0,"data":3}')));
  const contract = vi.fn(() => Promise.resolve(count)).mockRejectedValueOnce(new TypeError('failed to fetch the module'));
  const options = lateReadOptions({ name: 'thing.count', contract }, undefined);
  await expect(queries.fetchQuery(options)).rejects.toThrow(new TransportError('Network Error'));
  expect(await queries.fetchQuery(options)).toBe(3);
});

test('what asks is through before its contract is fetched, and that before the call is written', async () => {
  const order: string[] = [];
  vi.stubGlobal('fetch', () => {
    order.push('call');
    return Promise.resolve(new Response('{"code":0,"data":3}'));
  });
  const contract = () => {
    order.push('contract');
    queueMicrotask(() => order.push('rest of its task'));
    return Promise.resolve(count);
  };
  const answered = queries.fetchQuery(lateReadOptions({ name: 'thing.count', contract }, undefined));
  await Promise.resolve();
  order.push('asked');
  await answered;
  expect(order).toEqual(['asked', 'contract', 'rest of its task', 'call']);
});

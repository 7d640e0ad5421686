import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { none } from '@/lib/contract/field/fields';
import { call } from './call';
import { guardWrites, WriteRefused } from './write-guard';

const of = (method: 'GET' | 'POST') =>
  endpoint({ name: 'guard.try', method, path: '/v1/guard', access: signedIn, query: none, body: none, data: z.null() });
const input = { query: undefined, body: undefined };

afterEach(() => {
  guardWrites(() => true);
  vi.unstubAllGlobals();
});

it('sends no write from a window of another account, but still reads', async () => {
  const sent = vi.fn(async () => new Response(JSON.stringify({ code: 0, data: null })));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { cookie: '' });
  guardWrites(() => false);
  await expect(call(of('POST'), input)).rejects.toBeInstanceOf(WriteRefused);
  expect(sent).not.toHaveBeenCalled();
  await call(of('GET'), input);
  expect(sent).toHaveBeenCalledTimes(1);
});

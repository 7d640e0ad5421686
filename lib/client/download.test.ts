import { afterEach, expect, test, vi } from 'vitest';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { TransportError } from '@/lib/contract/call/envelope';
import { none, nothing } from '@/lib/contract/field/fields';
import { fileNameOf, openDownload } from './download';

const orders = endpoint({
  name: 'order.export',
  kind: 'export',
  method: 'GET',
  path: '/v1/admin/order/export',
  access: signedIn,
  query: nothing,
  body: none,
  data: nothing,
});
const answering = (response: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => (response instanceof Error ? Promise.reject(response) : response)),
  );
const open = () => openDownload(orders, { query: {}, body: undefined, signal: new AbortController().signal });

afterEach(() => void vi.unstubAllGlobals());

test('a file comes as a stream with its name', async () => {
  answering(
    new Response('a,b', {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('订单-20261120.csv')}`,
      },
    }),
  );
  const download = await open();
  expect(download.fileName).toBe('订单-20261120.csv');
  expect(await new Response(download.bytes).text()).toBe('a,b');
});

test('an answer of type JSON is what the API says', async () => {
  answering(Response.json({ code: 40303, msg: 'no permission' }));
  await expect(open()).rejects.toMatchObject({ name: 'ApiError', code: 40303, message: 'no permission' });
});

test('a lost connection is a transport error', async () => {
  answering(new TypeError('Failed to fetch'));
  await expect(open()).rejects.toBeInstanceOf(TransportError);
});

test.each([
  ['attachment; filename="a b.csv"', 'a b.csv'],
  ['attachment; filename=a.csv', 'a.csv'],
  [`attachment; filename="x.csv"; filename*=UTF-8''%E8%AE%A2.csv`, '订.csv'],
  [`attachment; filename*=UTF-8''%E8%`, undefined],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', undefined],
  [null, undefined],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});

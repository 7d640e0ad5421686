import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { listing } from '@/lib/contract/call/resource';
import { everyRowOptions } from './every-row';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

afterEach(() => {
  queries.clear();
  vi.unstubAllGlobals();
});

const things = listing({
  ...{ name: 'thing', path: '/v1/admin/thing', row: z.object({ id: z.number() }), filter: z.object({}), read: signedIn, labels: 'thing' },
});
/** The API's list of so many things, each page as long as it was asked for; `late` comes to its head once the first page was read. */
function listOf(count: number, { late = 0, whole = false } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL | Request) => {
    const { searchParams } = new URL(String(address instanceof Request ? address.url : address), 'http://a.example');
    const [page, size] = [Number(searchParams.get('currPage')), Number(searchParams.get('pageSize'))];
    const all = Array.from({ length: count + (page > 1 ? late : 0) }, (_, at) => ({ id: count + (page > 1 ? late : 0) - at }));
    asked.push(String(page));
    const list = whole ? all : all.slice((page - 1) * size, page * size);
    return Promise.resolve(Response.json({ code: 0, data: { list, totalCount: all.length } }));
  });
  return asked;
}

test.each([
  ['none', 0, {}, ['1']],
  ['one page and no more', 50, {}, ['1']],
  ['more than a page holds', 51, {}, ['1', '2']],
  ['many pages', 120, {}, ['1', '2', '3']],
  ['a list that is not paged', 120, { whole: true }, ['1']],
])('every row of %s is read', async (_name, count, how, pages) => {
  const asked = listOf(count, how);
  const rows = await queries.fetchQuery(everyRowOptions(things, {}));
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => count - at));
  expect(asked).toEqual(pages);
});

test('a row that moved to the next page while pages are read stands there once', async () => {
  listOf(60, { late: 2 });
  const ids = (await queries.fetchQuery(everyRowOptions(things, {}))).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(Array.from({ length: 60 }, (_, at) => at + 1)));
});

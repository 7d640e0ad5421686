import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signedIn } from '@/lib/contract/access';
import { parseListAddress } from '@/lib/contract/call/list-address';
import { listing } from '@/lib/contract/call/resource';
import { idList, keyword } from '@/lib/contract/field/fields';
import { activeFilters, changeQuery, matchKey, realPage, writeListAddress } from './list-address';

const coupons = listing({
  name: 'coupon',
  path: '/v1/admin/coupon',
  row: z.object({ id: z.number() }),
  filter: z.object({
    keyword,
    status: idList.optional(),
    kind: z.coerce.number().int().min(1).max(2).optional(),
    shown: z.coerce.number().int().default(1),
    tab: z.string().optional(),
    startTime: z.string().optional(),
  }),
  sortable: ['createTime', 'total'],
  labels: 'coupon.fields',
  read: signedIn,
});
const schema = coupons.list.query;
const plain = { currPage: 1, pageSize: 20, shown: 1 };
const read = (search: string) => parseListAddress(schema, search);

describe('reading an address', () => {
  test.each([
    ['', plain],
    ['?', plain],
    ['?currPage=3&pageSize=50', { ...plain, currPage: 3, pageSize: 50 }],
    ['?status=1,2&kind=2', { ...plain, status: [1, 2], kind: 2 }],
    ['?kind=9&currPage=2', { ...plain, currPage: 2 }],
    ['?currPage=-1&pageSize=17&keyword=a', { ...plain, keyword: 'a' }],
    ['?currPage=x&kind=x&sortField=password&sortOrder=up', plain],
    ['?sortField=total&sortOrder=asc', { ...plain, sortField: 'total', sortOrder: 'asc' }],
    ['?unknown=1&__proto__=2&view=mine', plain],
    ['?keyword=', plain],
  ])('%s', (search, query) => {
    expect(read(search)).toEqual(query);
  });

  test('no garbage makes it throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('currPage', 'pageSize', 'status', 'kind', 'shown', 'keyword', 'sortField', 'x'), fc.string()),
        (asked) => {
          const query = read(`?${new URLSearchParams(asked)}`);
          expect(query.currPage).toBeGreaterThanOrEqual(1);
          expect([10, 20, 30, 50]).toContain(query.pageSize);
        },
      ),
    );
  });
});

test('defaults and empty values are left out of the address', () => {
  expect(writeListAddress(schema, read(''))).toBe('');
  expect(writeListAddress(schema, { ...plain, keyword: '', status: [] })).toBe('');
  expect(writeListAddress(schema, { ...plain, currPage: 2, sortField: 'total', status: [2, 1], shown: 0 })).toBe(
    '?shown=0&status=2%2C1&sortField=total&currPage=2',
  );
  expect(writeListAddress(schema, plain, {}, 'v1')).toBe('?view=v1');
});

test('what is written is read back', () => {
  const query = fc.record(
    {
      currPage: fc.integer({ min: 1, max: 9999 }),
      pageSize: fc.constantFrom(10, 20, 30, 50),
      shown: fc.integer(),
      keyword: fc.string({ minLength: 1, maxLength: 50 }).filter((text) => text.trim() === text),
      status: fc.array(fc.integer(), { minLength: 1 }),
      kind: fc.constantFrom(1, 2),
      sortField: fc.constantFrom('createTime', 'total'),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    },
    { requiredKeys: ['currPage', 'pageSize', 'shown'] },
  );
  fc.assert(
    fc.property(query, (asked) => {
      expect(read(writeListAddress(schema, asked))).toEqual(asked);
    }),
  );
});

describe('changing a query', () => {
  const third = { ...read('?currPage=3'), keyword: 'a' };
  test('a filter, a sort or a tab goes back to page 1, paging does not', () => {
    expect(changeQuery(third, { keyword: 'b' }).currPage).toBe(1);
    expect(changeQuery(third, { sortField: 'total' }).currPage).toBe(1);
    expect(changeQuery(third, { tab: 'issuing' }).currPage).toBe(1);
    expect(changeQuery(third, { currPage: 4 }).currPage).toBe(4);
    expect(changeQuery(third, { pageSize: 50 }).currPage).toBe(3);
    expect(changeQuery(third, { keyword: undefined }).keyword).toBeUndefined();
  });
});

test.each([
  ['rows there', 3, 5, 45, 3],
  ['last row of page 3 deleted', 3, 0, 40, 2],
  ['far past the end', 99, 0, 41, 3],
  ['everything gone', 2, 0, 0, 1],
  ['first page empty', 1, 0, 0, 1],
  ['server answers nothing although rows stand there', 2, 0, 100, 2],
])('page to show: %s', (_, currPage, shown, total, page) => {
  expect(realPage({ currPage, pageSize: 20 }, { rows: Array(shown).fill(0), total })).toBe(page);
});

test('filters that narrow are counted without tab, sort and paging', () => {
  expect(activeFilters(schema, read('?keyword=a&tab=x&sortField=total&currPage=2&shown=1&status=1'))).toEqual(['keyword', 'status']);
});

test('paging and sort do not change what matches', () => {
  expect(matchKey(read('?keyword=a&currPage=2&sortField=total'))).toBe(matchKey(read('?keyword=a&pageSize=50')));
  expect(matchKey(read('?keyword=a'))).not.toBe(matchKey(read('?keyword=b')));
});

test('a filter the screen sets itself stands in no address and no address changes it', () => {
  const fixed = { kind: 2 };
  expect(parseListAddress(schema, '?kind=1&keyword=a', fixed)).toEqual({ ...plain, kind: 2, keyword: 'a' });
  expect(writeListAddress(schema, { ...plain, kind: 2, keyword: 'a' }, fixed)).toBe('?keyword=a');
  expect(activeFilters(schema, { ...plain, kind: 2 }, fixed)).toEqual([]);
});

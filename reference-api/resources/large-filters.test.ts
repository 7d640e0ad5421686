import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Listing } from '@/lib/contract/call/resource';
import { goods } from '@/lib/contract/goods';
import { testStack } from '@/reference-api/testing/world';

/*
 * An address or a saved view may hold any number: a list that is asked for more than its column can hold opens, and what has to be
 * that large is nothing. Every filter of every list of the contract is tried.
 */

type Lists = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Lists>(['../../lib/contract/**/*.ts', '!**/*.test.ts'], { eager: true });
const isListing = (each: unknown): each is Listing<{ id: number }, object> =>
  typeof each === 'object' && each !== null && 'list' in each && 'filter' in each && 'sortable' in each;
const listings = [...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isListing)))];

/** More than a smallint holds, and more than an integer does. */
const LARGE = ['99999', '99999999999', '-99999999999'];
const NEEDED = { id: 1, goodsId: 1, kind: 2, memberId: 1, usage: 1, tier: 1 };

/** Filters that name the record the rows hang on. */
const UNDER = [
  ...['distributorMembers.id', 'distributorOrders.id', 'distributorCommissions.id', 'goodsLog.id', 'goodsCard.goodsId'],
  'memberLevelLog.memberId',
];

const world = await testStack();
const admin = await world.as('admin');

/** The filters of a list that take such a number, alone or as a part of a list of them. */
function numbersOf({ filter }: Listing<{ id: number }, object>): string[] {
  const fields = filter instanceof z.ZodObject ? (filter.shape as Record<string, z.ZodType>) : {};
  return Object.keys(fields).filter((name) => {
    const read = fields[name]?.safeParse(LARGE[1]);
    return read?.success && (typeof read.data === 'number' || Array.isArray(read.data));
  });
}

const tried = listings.flatMap((each) => numbersOf(each).map((filter) => ({ filter, of: each })));

test('there is something to try', () => {
  expect(listings.length).toBeGreaterThan(30);
  expect(tried.length).toBeGreaterThan(60);
});

test.each(tried.map(({ filter, of }) => [of.name, filter, of] as const))('%s with a large %s', async (_name, filter, of) => {
  const fields = of.filter instanceof z.ZodObject ? Object.keys(of.filter.shape as object) : [];
  const needed = Object.fromEntries(Object.entries(NEEDED).filter(([name]) => fields.includes(name) && name !== filter));
  for (const value of LARGE) {
    const answer = await admin.send(of.list, { query: { ...needed, [filter]: value } });
    // What hangs on one record is of none then, and the answer says so.
    expect(answer, value).toMatchObject({ code: UNDER.includes(`${of.name}.${filter}`) ? 40401 : 0 });
  }
});

test('an end of a range beyond every number leaves out nothing, or everything', async () => {
  const total = async (query: object) => (await admin.ask(goods.list, { query: { kind: 2, ...query } })).total;
  const all = await total({});
  expect(all).toBeGreaterThan(0);
  expect(await Promise.all([{ stockMax: LARGE[1] }, { stockMin: LARGE[2] }].map(total))).toEqual([all, all]);
  expect(await Promise.all([{ stockMin: LARGE[1] }, { stockMax: LARGE[2] }, { brandId: LARGE[1] }].map(total))).toEqual([0, 0, 0]);
});

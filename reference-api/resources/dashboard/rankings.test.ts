import { expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { goodsRanking, orderFunnel, storeRanking } from '@/lib/contract/dashboard/ranking';
import type { Caller } from '@/reference-api/auth/caller';
import { testStack } from '@/reference-api/testing/world';
import { bestGoods } from './rankings';

const world = await testStack();
const admin = await world.as('admin');
const store2 = await world.as('store2');

const rowsOf = async (query: string): Promise<object[]> => (await world.pool.query(query)).rows;
/** The first moment of the last so many days in Shanghai, as the database counts it. */
const since = (days: number) =>
  `((date_trunc('day', now() at time zone 'Asia/Shanghai') - interval '${days - 1} days') at time zone 'Asia/Shanghai')`;

it.each([
  ['count', 7, ''],
  ['amount', 30, ''],
  ['amount', 30, 'and g.kind = 2'],
] as const)('domain D7: the best goods by %s in %i days are those of the paid orders %s', async (by, days, narrowed) => {
  const expected = await rowsOf(`
    select i.goods_id as "goodsId", g.kind, sum(i.count)::int as count, sum(i.pay_price)::int as amount
    from order_item i join "order" o on o.id = i.order_id join goods g on g.id = i.goods_id
    where o.pay_time >= ${since(days)} ${narrowed} group by 1, 2 order by ${by} desc, 1 limit 10`);
  const found = await admin.ask(goodsRanking, { query: { days, by, ...(narrowed ? { kind: 2 } : {}) } });
  expect(found.map(({ name: _name, image: _image, ...row }) => row)).toMatchObject(
    expected.map(({ kind: _kind, ...row }: { kind?: number }) => row),
  );
  expect(found.length).toBe(expected.length);
  expect(found.every(({ name, image }) => name !== '' && image !== '')).toBe(true);
});

it('domain D7: the best goods of a kind are found beyond the best of all kinds', async () => {
  const caller = { storeId: 0 } as Caller;
  const ask = (first?: number) =>
    bestGoods({ days: 30, by: 'count', kind: 3 }, { database: world.database, caller, now: new Date() }, first);
  const found = await ask(1);
  expect(found).toHaveLength(10);
  expect(found).toEqual(await ask(1_000));
});

it('domain D7: stores are ranked by what was paid, for the main store alone', async () => {
  const expected = await rowsOf(`
    select store_id as "storeId", count(*)::int as count, sum(pay_price)::int as amount from "order"
    where pay_time >= ${since(30)} group by 1 order by 3 desc, 1 limit 10`);
  expect(await admin.ask(storeRanking, { query: { days: 30 } })).toMatchObject(expected);
  expect((await store2.send(storeRanking, { query: { days: 30 } })).code).toBe(codes.mainStoreOnly);
});

it('domain D7: the funnel counts how far the orders of the time have come, of the own store only', async () => {
  for (const [person, of] of [
    [admin, ''],
    [store2, 'and store_id = 2'],
  ] as const) {
    const [expected] = await rowsOf(`
      select count(*)::int as ordered, count(pay_time)::int as paid, count(finish_time)::int as completed from "order"
      where create_time >= ${since(30)} ${of}`);
    const found = await person.ask(orderFunnel, { query: { days: 30 } });
    expect(found).toMatchObject(expected ?? {});
    expect(found.browsed).toBeGreaterThanOrEqual(found.ordered);
  }
});

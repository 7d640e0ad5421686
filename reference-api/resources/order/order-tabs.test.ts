import { and, eq, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderFilter } from '@/lib/contract/order';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { testStack } from '@/reference-api/testing/world';
import { ordersOfGoods } from './order-keyword';
import { type ByState, ordersByState, sumsOfTab } from './order-tabs';

let words = '';
const world = await testStack();
beforeAll(async () => {
  const [common] = await world.database
    .select({ name: orderItem.goodsName })
    .from(orderItem)
    .innerJoin(order, eq(order.id, orderItem.orderId))
    .where(eq(order.kind, 2))
    .groupBy(orderItem.goodsName)
    .orderBy(sql`count(*) desc`)
    .limit(1);
  words = common?.name.slice(0, 2) ?? '';
});

const textOf = (query: SQL): string => new PgDialect().sqlToQuery(query).sql;

const narrowed = (kind: number) => (byWord?: ReturnType<typeof ordersOfGoods>) =>
  and(eq(order.kind, kind), byWord ?? sql`${order.id} in (${ordersOfGoods(words)})`);

const counted = (kind: number, limits?: { byWords: number; firstItems: number; mostItems?: number }): Promise<ByState> =>
  ordersByState(
    { keyword: words, keywordType: 'goodsName', tab: 'all' } as OrderFilter,
    narrowed(kind),
    world.database,
    limits && { mostItems: 60_000, ...limits },
  );

/** The same by reading every order with its items. */
async function plainly(kind: number) {
  const rows = await world.database
    .selectDistinct({ id: order.id, status: order.status, refundFlag: order.refundFlag, payPrice: order.payPrice })
    .from(order)
    .innerJoin(orderItem, eq(orderItem.orderId, order.id))
    .where(and(eq(order.kind, kind), sql`strpos(${orderItem.goodsName}, ${words}) > 0`));
  const sums = (of: typeof rows) => ({ count: of.length, payPrice: of.reduce((sum, { payPrice }) => sum + payPrice, 0) });
  return {
    all: sums(rows),
    afterSale: sums(rows.filter(({ refundFlag }) => refundFlag === 1)),
    '20,30': sums(rows.filter(({ status }) => status === 20 || status === 30)),
  };
}

const shown = (byState: ByState) => ({
  all: sumsOfTab(byState ?? [], 'all'),
  afterSale: sumsOfTab(byState ?? [], 'afterSale'),
  '20,30': sumsOfTab(byState ?? [], '20,30'),
});

describe('the orders of goods called so, by state', () => {
  it('are all counted and added up where they are few', async () => {
    const all = await plainly(2);
    expect(all.all.count).toBeGreaterThan(5);
    expect(shown(await counted(2))).toEqual(all);
  });

  it('are counted the same when the first items are not all of them', async () => {
    const all = await plainly(2);
    expect(shown(await counted(2, { byWords: all.all.count, firstItems: 3 }))).toEqual(all);
  });

  it('are known to be many from as many items as the share of the first ones asks for, and no further', async () => {
    const { all } = await plainly(2);
    const asked: string[] = [];
    const database = new Proxy(world.database, {
      get: (target, name) =>
        name === 'execute' ? (query: SQL) => asked.push(textOf(query)) && target.execute(query) : Reflect.get(target, name),
    });
    const count = (byWords: number, mostItems: number) =>
      ordersByState({ keyword: words, keywordType: 'goodsName', tab: 'all' } as OrderFilter, narrowed(2), database, {
        byWords,
        firstItems: Math.floor(all.count / 4),
        mostItems,
      });
    const half = Math.floor(all.count / 2);
    expect(await count(half, 60_000)).toBeUndefined();
    expect(asked.slice(0, 2).map((text) => text.includes('looked'))).toEqual([true, true]);
    asked.length = 0;
    expect(await count(half, 3)).toBeUndefined();
    expect(asked.map((text) => text.includes('looked'))).toEqual([true, false]);
  });

  it('are not counted where they are many, known from the first items already', async () => {
    const { all } = await plainly(2);
    expect(await counted(2, { byWords: all.count - 1, firstItems: 10_000 })).toBeUndefined();
    expect(await counted(2, { byWords: 2, firstItems: 1_000 })).toBeUndefined();
  });

  it('are none of a kind in which nobody bought them, however many there are of another', async () => {
    const none = { count: 0, payPrice: 0 };
    expect((await plainly(9)).all).toEqual(none);
    expect(shown(await counted(9, { byWords: 2, firstItems: 3 })).all).toEqual(none);
  });
});

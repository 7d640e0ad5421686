import { eq, gt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testStack } from '@/reference-api/testing/world';
import { goods } from './schema/goods';
import { order } from './schema/order';
import { sqlState } from './sql-state';
import { statement } from './statement';

const world = await testStack();

const orders = statement('lean_orders', (database) =>
  database
    .select()
    .from(order)
    .where(gt(order.id, sql.placeholder('after')))
    .orderBy(order.id)
    .limit(200),
);
const goodsOf = statement('lean_goods', (database) =>
  database
    .select()
    .from(goods)
    .where(eq(goods.kind, sql.placeholder('kind')))
    .orderBy(goods.id),
);
const quotient = statement('lean_quotient', (database) =>
  database
    .select({ one: sql`1 / ${sql.placeholder('by')}::int` })
    .from(goods)
    .limit(1),
);

test('rows are what the driver itself reads: numbers, moments, lists, objects and what is missing', async () => {
  const [outside, wares] = [
    await world.database.select().from(order).orderBy(order.id).limit(200),
    await goodsOf(world.database, { kind: 2 }),
  ];
  expect(outside.length).toBe(200);
  await world.database.transaction(async (transaction) => {
    for (let times = 0; times < 3; times += 1) {
      expect(await orders(transaction, { after: 0 })).toEqual(outside);
      expect(await goodsOf(transaction, { kind: 2 })).toEqual(wares);
    }
  });
});

test('a failure is told with its code, and the connection goes on', async () => {
  const failed = world.database.transaction((transaction) => quotient(transaction, { by: 0 }));
  expect(sqlState(await failed.catch((error: unknown) => error))).toBe('22012');
  await world.database.transaction(async (transaction) => expect(await quotient(transaction, { by: 1 })).toEqual([{ one: 1 }]));
});

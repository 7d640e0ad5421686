import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { storeState } from '@/lib/contract/states/store';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { connect } from '@/reference-api/database/connect';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { order } from '@/reference-api/database/schema/order';
import { orderLog } from '@/reference-api/database/schema/order-history';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { jobs } from '@/reference-api/jobs/registry';
import { Refusal } from '@/reference-api/refusal';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { inTransaction } from '@/reference-api/transaction';
import type { Effect } from './effect';
import { bookStoreFlow } from './ledgers/book-store-flow';
import { placeOrder } from './order/place-order';
import { payOrder } from './payment/pay-order';
import { renewStore } from './store/renew-store';

const ROUNDS = 6;

/** Two processes over one database: each has its own connections. */
const world = await testStack();
const processes = [connect(world.url, 6), connect(world.url, 6)] as const;
beforeAll(async () => {
  world.clock.freeze(new Date());
  // What is due of the demo platform is done before anything is looked at.
  for (const job of jobs) await job.run(world.context);
});
afterAll(async () => {
  for (const { pool } of processes) await pool.end();
});
beforeEach(() => world.clock.freeze(new Date()));

const later = (ms: number) => world.clock.freeze(new Date(world.clock.now().getTime() + ms));
const job = async (name: string, process: 0 | 1): Promise<number> => {
  const found = jobs.find((each) => each.name === name);
  if (!found) throw new Error(`there is no job ${name}`);
  return found.run({ ...world.context, database: processes[process].database });
};
const onBoth = (name: string) => Promise.all([job(name, 0), job(name, 1)]);

/** What came of an effect of the first process: 0, or the code of its refusal. */
const outcome = (effect: (effect: Effect) => Promise<unknown>): Promise<number> => {
  const { keys, gateway } = world.context;
  return inTransaction(processes[0].database, (database) =>
    effect({ database, now: world.clock.now(), keys, gateway, operator: ADMIN }),
  ).then(
    () => 0,
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
};

const stockOf = async (id: number) => (await world.database.select().from(goodsSku).where(eq(goodsSku.id, id)))[0]?.stock;
const orderNow = async (id: number) => (await world.database.select().from(order).where(eq(order.id, id)))[0];
const storeNow = async (id: number) => (await world.database.select().from(store).where(eq(store.id, id)))[0];

async function unpaid() {
  const memberId = await newBuyer(world, { balance: 100_000 });
  const { skuId } = await sellGoods(world, 2, { sku: { price: 1_000, stock: 5 } });
  const items = [{ skuId, count: 1 }];
  return { skuId, ...(await inEffect(world, (effect) => placeOrder(effect, { memberId, items, receiver: RECEIVER }))) };
}

describe('while a timer runs', () => {
  test('pay against timer: the order is paid or closed, and the stock says which', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, skuId } = await unpaid();
      later(DAY_MS);
      const [paid] = await Promise.all([outcome((effect) => payOrder(effect, { orderId, channel: 'balance' })), job('order-close', 1)]);
      const { status, payStatus } = (await orderNow(orderId)) ?? {};
      const found = [paid, status, payStatus, await stockOf(skuId)];
      expect([
        [0, 10, 1, 4],
        [codes.payOrderClosed, 40, 0, 5],
      ]).toContainEqual(found);
    }
  });

  test('plan change against expiry: a store that was renewed is open, with its whole term', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const expireAt = new Date(world.clock.now().getTime() - 400 * DAY_MS);
      await world.database.update(store).set({ status: storeState.open, expireAt }).where(eq(store.id, 2));
      const [renewed] = await Promise.all([
        outcome((effect) => renewStore(effect, { id: 2, days: 30, remark: '续费' })),
        job('store-expire', 1),
      ]);
      expect(renewed).toBe(0);
      expect(await storeNow(2)).toMatchObject({
        status: storeState.open,
        expireAt: new Date(world.clock.now().getTime() + 30 * DAY_MS),
      });
    }
  });
});

describe('timers of two processes', () => {
  test('close each order once, and give its piece back once', async () => {
    const placed = [];
    for (let count = 0; count < 20; count += 1) placed.push(await unpaid());
    later(DAY_MS);
    const [one, other] = await onBoth('order-close');
    expect(one + other).toBe(20);
    const ids = placed.map(({ orderId }) => orderId);
    expect(await world.database.$count(orderLog, and(inArray(orderLog.orderId, ids), eq(orderLog.after, 40)))).toBe(20);
    for (const { skuId } of placed) expect(await stockOf(skuId)).toBe(5);
    expect(await onBoth('order-close')).toEqual([0, 0]);
  });

  test('settle each row of a store once, in the order of time', async () => {
    const before = (await storeNow(1))?.balance ?? 0;
    for (let day = 1; day <= 10; day += 1) {
      const settle = new Date(world.clock.now().getTime() + day * 60_000);
      await inEffect(world, (effect) => bookStoreFlow(effect, { storeId: 1, bizType: 10, bizNo: `RACE${day}`, amount: 100 * day, settle }));
    }
    later(DAY_MS / 2);
    await onBoth('settle');
    expect((await storeNow(1))?.balance).toBeGreaterThanOrEqual(before + 5_500);
    const rows = await world.database
      .select()
      .from(storeFlow)
      .where(
        inArray(
          storeFlow.bizNo,
          Array.from({ length: 10 }, (_, day) => `RACE${day + 1}`),
        ),
      );
    expect(rows.every(({ settleStatus }) => settleStatus === 1)).toBe(true);
    expect(await onBoth('settle')).toEqual([0, 0]);
  });

  test('remind once of each end', async () => {
    const expireAt = new Date(world.clock.now().getTime() + 3 * DAY_MS);
    await world.database.update(store).set({ status: storeState.open, expireAt }).where(eq(store.id, 2));
    const reminders = () => world.database.$count(outbox, and(eq(outbox.kind, 'storeExpiring'), eq(outbox.objectId, 2)));
    const before = await reminders();
    await onBoth('store-expire');
    expect(await reminders()).toBe(before + 1);
  });
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '@/reference-api/commerce/effect';
import { completeOrder } from '@/reference-api/commerce/order/complete-order';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import { countedConnection } from '@/reference-api/testing/counted-connection';
import { newBuyer, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { inTransaction } from '@/reference-api/transaction';
import { outbox } from './schema/outbox';
import { insertRow } from './statement';
import { together } from './together';

const SOFTWARE = 4;
const GENERATED_KEYS = 2;

const world = await testStack();
const own = await countedConnection(world.url, 1);
afterAll(async () => {
  await own.close();
});

const message = (text: string) => {
  const now = world.clock.now();
  return { kind: 'test', receiverType: 'member', receiver: '1', text, object: 'order', objectId: 7, nextTime: now, createTime: now };
};

test('a part that still speaks when another was refused is waited for: nothing of it stays', async () => {
  const refused = own.database.transaction(async (transaction) => {
    const slow = async () => {
      await transaction.execute(sql`select pg_sleep(0.05)`);
      await insertRow(transaction, outbox, message('late'));
    };
    await together(Promise.reject(new Error('refused')), slow());
  });
  await expect(refused).rejects.toThrow('refused');
  await own.database.execute(sql`select pg_sleep(0.1)`);
  expect(await own.database.$count(outbox, eq(outbox.text, 'late'))).toBe(0);
});

test('the failure that is told is the first one, not that of a statement after it', async () => {
  const failed = own.database.transaction((transaction) =>
    together(
      transaction.execute(sql`select 1 / 0`).then(() => insertRow(transaction, outbox, message('never'))),
      insertRow(transaction, outbox, message('undone as well')),
    ),
  );
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(await own.database.$count(outbox, eq(outbox.text, 'undone as well'))).toBe(0);
});

test('a query that is handed over as it is built is sent once', async () => {
  const text = () => sql`select nextval(pg_get_serial_sequence('outbox', 'id'))::int as next`;
  const [{ rows: before }] = await together(own.database.execute<{ next: number }>(text()));
  const [{ rows: after }] = await together(own.database.execute<{ next: number }>(text()));
  expect((after[0]?.next ?? 0) - (before[0]?.next ?? 0)).toBe(1);
});

test('what is asked for at once travels in one packet, the beginning of its transaction too', async () => {
  const three = () =>
    own.database.transaction((transaction) => together(...['a', 'b', 'c'].map((text) => insertRow(transaction, outbox, message(text)))));
  await three();
  own.packets();
  await three();
  expect(own.packets()).toBe(2);
});

test('a whole order takes ten packets at most', async () => {
  const { skuId } = await sellGoods(world, SOFTWARE, {
    sku: { stock: 100 },
    goods: { storeId: 1 },
    block: { licenceMode: GENERATED_KEYS },
  });
  const memberId = await newBuyer(world);
  const { keys, gateway } = world.context;
  const inOne = <Done>(run: (effect: Parameters<typeof placeOrder>[0]) => Promise<Done>) =>
    inTransaction(own.database, (database) => run({ database, now: world.clock.now(), keys, gateway, operator: SYSTEM }));
  const buy = async () => {
    const { orderId } = await inOne((effect) => placeOrder(effect, { memberId, items: [{ skuId, count: 1 }] }));
    await inOne((effect) => payOrder(effect, { orderId, channel: 'wechat' }));
    await inOne((effect) => completeOrder(effect, { orderId }));
  };
  // The first ones prepare their statements and lift the buyer to another level.
  for (let times = 0; times < 6; times += 1) await buy();
  own.packets();
  await buy();
  expect(own.packets()).toBeLessThanOrEqual(10);
});

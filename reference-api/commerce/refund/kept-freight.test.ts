import { expect, test } from 'vitest';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { completeOrder } from '../order/complete-order';
import { placeOrder } from '../order/place-order';
import { payOrder } from '../payment/pay-order';
import { executeRefund } from './execute-refund';
import { startRefund } from './start-refund';

const world = await testStack();

/** A paid order of goods at 10.00 and freight of 5.00. */
async function paid(storeId: number): Promise<number> {
  const of = await sellGoods(world, 2, {
    ...{ goods: { storeId }, sku: { price: 1_000, stock: 5 }, block: { freightType: 1, freight: 500, afterSaleDays: 7 } },
  });
  const memberId = await newBuyer(world);
  const items = [{ skuId: of.skuId, count: 1 }];
  const { orderId } = await inEffect(world, (effect) => placeOrder(effect, { memberId, items, receiver: RECEIVER }));
  await inEffect(world, (effect) => payOrder(effect, { orderId, channel: 'wechat' }));
  return orderId;
}
const goBack = (orderId: number, freight: number) =>
  inEffect(world, async (effect) => {
    const { ids } = await startRefund(effect, { orderId, freight, target: 1, reason: '协商', anyTime: true });
    return executeRefund(effect, { refundId: ids[0] ?? 0 });
  });
const flowsOf = (orderId: number) =>
  world.sql<{ store_id: number; biz_type: number; amount: number; settle_status: number; settle_time: Date }>(
    'select store_id, biz_type, amount, settle_status, settle_time from store_flow where order_id = $1 order by id',
    [orderId],
  );

test('freight kept of an order that goes back before it was completed is income of its store, settled as its level says', async () => {
  const orderId = await paid(1);
  await goBack(orderId, 0);
  const { days } = await world.first<{ days: number }>(
    'select l.settle_days as days from store s join store_level l on l.id = s.level_id where s.id = 1',
  );
  const [income, ...more] = await flowsOf(orderId);
  expect(income).toMatchObject({ store_id: 1, biz_type: 1, amount: 500, settle_status: 0 });
  expect((income?.settle_time.getTime() ?? 0) - world.clock.now().getTime()).toBeGreaterThan(days * DAY_MS - 60_000);
  expect(more).toEqual([]);
});

test('of the main store it is there at once', async () => {
  const orderId = await paid(0);
  await goBack(orderId, 0);
  expect(await flowsOf(orderId)).toMatchObject([{ store_id: 0, biz_type: 1, amount: 500, settle_status: 1 }]);
});

test('nothing is booked when the freight goes back too', async () => {
  const orderId = await paid(1);
  await goBack(orderId, 1);
  expect(await flowsOf(orderId)).toEqual([]);
});

test('of a completed order it stays what is left of the income', async () => {
  const orderId = await paid(1);
  await world.sql('update "order" set status = 20, ship_time = now() where id = $1', [orderId]);
  await inEffect(world, (effect) => completeOrder(effect, { orderId }));
  await goBack(orderId, 0);
  const booked = await flowsOf(orderId);
  expect(booked.filter(({ store_id, biz_type }) => store_id === 1 && biz_type <= 2).map(({ amount }) => amount)).toEqual([1_500, -1_000]);
});

import { expect, test } from 'vitest';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, type ShopGoods, sellCards, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import type { Effect } from '../effect';
import { placeOrder } from '../order/place-order';
import { payOrder } from '../payment/pay-order';
import { executeRefund } from './execute-refund';
import { startRefund } from './start-refund';

const world = await testStack();
const run = <Answer>(effect: (effect: Effect) => Promise<Answer>) => inEffect(world, effect, { operator: ADMIN });

/** A paid order of one piece of each; answers its number and its items. */
async function paid(goods: readonly ShopGoods[]): Promise<{ orderId: number; items: { id: number; goods_id: number }[] }> {
  const memberId = await newBuyer(world);
  const { orderId } = await run((effect) => placeOrder(effect, { memberId, items: goods.map(({ skuId }) => ({ skuId, count: 1 })) }));
  await run((effect) => payOrder(effect, { orderId, channel: 'wechat' }));
  return { orderId, items: await world.sql('select id, goods_id from order_item where order_id = $1 order by id', [orderId]) };
}
const giveBack = (orderId: number, itemId = 0, amount = 9_900) =>
  run(async (effect) => {
    const items = [{ itemId, count: 1, amount }];
    const { ids } = await startRefund(effect, { orderId, items, target: 1, reason: '缺货', anyTime: true });
    return executeRefund(effect, { refundId: ids[0] ?? 0 });
  });
const orderNow = (id: number) =>
  world.first<{ status: number; ship_time: Date | null; auto_receive_time: Date | null; warranty_until: Date | null }>(
    'select status, ship_time, auto_receive_time, warranty_until from "order" where id = $1',
    [id],
  );

test('an order whose last pieces to deliver go back is fulfilled, and completes as others do', async () => {
  const [automatic, byHand] = [await sellCards(world, 1), await sellGoods(world, 1, { sku: { stock: 5 }, block: { deliverMode: 2 } })];
  const { orderId, items } = await paid([automatic, byHand]);
  expect(await orderNow(orderId)).toMatchObject({ status: 10 });
  await giveBack(orderId, items.find((item) => item.goods_id === byHand.goodsId)?.id);
  const now = await orderNow(orderId);
  expect(now).toMatchObject({ status: 20, ship_time: expect.any(Date), auto_receive_time: now.warranty_until });
  expect(
    await world.sql('select type, before, after, content from order_log where order_id = $1 order by id desc limit 1', [orderId]),
  ).toEqual([{ type: 'deliver', before: 10, after: 20, content: '' }]);
});

test('software is opened like that too', async () => {
  const sku = { stock: 5, durationUnit: 2, durationNum: 1 };
  const automatic = await sellGoods(world, 4, { sku, block: { licenceMode: 2 } });
  const byHand = await sellGoods(world, 4, { sku, block: { licenceMode: 3 } });
  const { orderId, items } = await paid([automatic, byHand]);
  expect(await orderNow(orderId)).toMatchObject({ status: 10 });
  await giveBack(orderId, items.find((item) => item.goods_id === byHand.goodsId)?.id);
  expect(await orderNow(orderId)).toMatchObject({ status: 20 });
});

test('while something is still to deliver, or nothing was delivered, it waits on', async () => {
  const byHand = () => sellGoods(world, 1, { sku: { stock: 5 }, block: { deliverMode: 2 } });
  const { orderId, items } = await paid([await byHand(), await byHand(), await sellCards(world, 1)]);
  await giveBack(orderId, items[0]?.id);
  expect(await orderNow(orderId)).toMatchObject({ status: 10 });
  const other = await paid([await byHand(), await byHand()]);
  await giveBack(other.orderId, other.items[0]?.id);
  expect(await orderNow(other.orderId)).toMatchObject({ status: 10 });
});

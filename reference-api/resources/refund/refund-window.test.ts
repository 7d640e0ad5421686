import { expect, test } from 'vitest';
import { order } from '@/lib/contract/order';
import { orderDeliver, orderReplace } from '@/lib/contract/order/account';
import { orderInfo } from '@/lib/contract/order/detail';
import { orderReceive, orderShip } from '@/lib/contract/order/hardware';
import { refundCreate, refundExecute } from '@/lib/contract/refund/action';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const store1 = await world.as('store1');

const SF = { expressCode: 'SF', trackingNo: 'SF1420036788125' };
const offersRefund = async (id: number, who = store1) =>
  (await who.ask(order.list, { query: { ids: id } })).rows[0]?.allowedActions?.includes('refund');
const completedFor = (id: number, days: number) =>
  world.sql('update "order" set finish_time = $2 where id = $1', [id, new Date(world.clock.now().getTime() - days * DAY_MS)]);

/** A completed order of another store: one item may come back within 7 days, the other within 30. */
async function completed() {
  const [short, long] = await Promise.all(
    [7, 30].map((afterSaleDays) => sellGoods(world, 2, { goods: { storeId: 1 }, sku: { stock: 5 }, block: { afterSaleDays } })),
  );
  const items = [short, long].map((each) => ({ skuId: each?.skuId, count: 1 }));
  const { orderId } = await buys(world, orderPlace, { memberId: await newBuyer(world), items, receiver: RECEIVER });
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  await store1.ask(orderShip, { body: { id: orderId, packages: [SF] } });
  await store1.ask(orderReceive, { body: { id: orderId, reason: '买家电话确认' } });
  const info = await store1.ask(orderInfo, { query: { id: orderId } });
  const itemOf = (goodsId = 0) => info.items.find((item) => item.goodsId === goodsId)?.id ?? 0;
  const back = (itemId: number) => ({ body: { orderId, items: [{ itemId, count: 1, amount: 9_900 }], reason: '协商' } });
  return { orderId, ofShort: back(itemOf(short?.goodsId)), ofLong: back(itemOf(long?.goodsId)) };
}

test('the main store refunds after the window too; the store itself does not', async () => {
  const { orderId } = await completed();
  await completedFor(orderId, 60);
  const whole = { body: { orderId, reason: '协商' } };
  expect([await offersRefund(orderId), await offersRefund(orderId, admin)]).toEqual([false, true]);
  expect(await store1.send(refundCreate, whole)).toMatchObject({ code: 60529 });
  const { ids } = await admin.ask(refundCreate, whole);
  expect(await admin.ask(refundExecute, { body: { id: ids[0] } })).toMatchObject({ status: 50 });
});

test('a store is held to the window of the items it gives back, not to that of the others', async () => {
  const { orderId, ofShort, ofLong } = await completed();
  await completedFor(orderId, 10);
  expect(await offersRefund(orderId)).toBe(true);
  expect(await store1.send(refundCreate, ofShort)).toMatchObject({ code: 60529 });
  expect(await store1.send(refundCreate, { body: { orderId, reason: '协商' } })).toMatchObject({ code: 60529 });
  const { ids } = await store1.ask(refundCreate, ofLong);
  await admin.ask(refundExecute, { body: { id: ids[0] } });
  // What is left is the item whose window is over.
  expect(await offersRefund(orderId)).toBe(false);
});

test('the main store replaces an account after the warranty; the store itself does not', async () => {
  const block = { deliverMode: 2, warrantyHours: 24, cardFields: [{ key: 'account', label: '账号', secret: 0 }] };
  const { skuId } = await sellGoods(world, 1, { goods: { storeId: 1 }, sku: { stock: 5 }, block });
  const { orderId } = await buys(world, orderPlace, { memberId: await newBuyer(world), items: [{ skuId, count: 1 }] });
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  await store1.ask(orderDeliver, { body: { id: orderId, source: 'typed', contents: ['one'] } });
  await world.sql('update order_delivery set warranty_until = $2 where order_id = $1', [orderId, new Date(0)]);
  const { deliveries } = await admin.ask(orderInfo, { query: { id: orderId } });
  const body = { id: orderId, deliveryId: deliveries[0]?.id, reason: '无法登录', content: 'two' };
  expect(await store1.send(orderReplace, { body })).toMatchObject({ msg: '无法换号：已超过质保时间' });
  expect(await admin.send(orderReplace, { body })).toMatchObject({ code: 0 });
});

import { expect, test } from 'vitest';
import { order } from '@/lib/contract/order';
import { orderInfo } from '@/lib/contract/order/detail';
import { refundCreate, refundExecute } from '@/lib/contract/refund/action';
import { orderPlace } from '@/lib/contract/storefront/orders';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });

test('an order that cost nothing is refunded like any other, as it cannot be closed', async () => {
  const admin = await world.as('admin');
  const { skuId } = await sellGoods(world, 2, { sku: { price: 0, stock: 5 } });
  const body = { memberId: await newBuyer(world), items: [{ skuId, count: 1 }], receiver: RECEIVER };
  const { orderId } = await buys(world, orderPlace, body);
  const offered = async () => (await admin.ask(order.list, { query: { ids: orderId } })).rows[0];
  expect(await offered()).toMatchObject({ status: 10, payPrice: 0, allowedActions: expect.arrayContaining(['refund']) });
  const { ids } = await admin.ask(refundCreate, { body: { orderId, reason: '缺货', restock: 1 } });
  await admin.ask(refundExecute, { body: { id: ids[0] } });
  expect(await admin.ask(orderInfo, { query: { id: orderId } })).toMatchObject({ status: 40, closeType: 20, refundFlag: 3 });
});

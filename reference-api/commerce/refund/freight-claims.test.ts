import { expect, test } from 'vitest';
import { orderInfo } from '@/lib/contract/order/detail';
import { refundInfo } from '@/lib/contract/refund';
import { refundCreate, refundExecute } from '@/lib/contract/refund/action';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });

test('freight that an open refund gives back cannot be claimed by another, so that both can be executed', async () => {
  const admin = await world.as('admin');
  const goods = await Promise.all(
    [1, 2].map(() => sellGoods(world, 2, { sku: { price: 1_000, stock: 5 }, block: { freightType: 1, freight: 500 } })),
  );
  const bought = goods.map(({ skuId }) => ({ skuId, count: 1 }));
  const { orderId } = await buys(world, orderPlace, { memberId: await newBuyer(world), items: bought, receiver: RECEIVER });
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  const info = () => admin.ask(orderInfo, { query: { id: orderId } });
  const { items, freight, refundableFreight } = await info();
  expect(refundableFreight).toBe(freight);
  const refunds = [];
  for (const { id: itemId } of items) {
    const body = { orderId, items: [{ itemId, count: 1, amount: 1_000 }], freight: 1, reason: '协商' };
    refunds.push(...(await admin.ask(refundCreate, { body })).ids);
    expect((await info()).refundableFreight).toBe(0);
  }
  for (const id of refunds) expect(await admin.ask(refundExecute, { body: { id } })).toMatchObject({ status: 50 });
  expect(await info()).toMatchObject({ status: 40, refundedPrice: 2_000 + freight });
});

test.each([
  ['goes back with the whole of it', {}, 500],
  ['stays when it is to be kept', { freight: 0 }, 0],
])('freight of an order that was not shipped %s', async (_what, freight, refundFreight) => {
  const admin = await world.as('admin');
  const { skuId } = await sellGoods(world, 2, { sku: { price: 1_000, stock: 5 }, block: { freightType: 1, freight: 500 } });
  const items = [{ skuId, count: 1 }];
  const { orderId } = await buys(world, orderPlace, { memberId: await newBuyer(world), items, receiver: RECEIVER });
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  const { ids } = await admin.ask(refundCreate, { body: { orderId, reason: '缺货', ...freight } });
  expect(await admin.ask(refundInfo, { query: { id: ids[0] } })).toMatchObject({ refundPrice: 1_000, refundFreight });
});

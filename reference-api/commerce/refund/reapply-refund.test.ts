import { expect, test } from 'vitest';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { placeOrder } from '../order/place-order';
import { payOrder } from '../payment/pay-order';
import { applyRefund, reapplyRefund } from './apply-refund';
import { cancelRefund } from './refund-steps';

const world = await testStack();

test('asking again for another amount asks for the pieces that go with it', async () => {
  const memberId = await newBuyer(world);
  const { skuId } = await sellGoods(world, 2, { sku: { price: 1_000, stock: 5 } });
  const placed = { memberId, items: [{ skuId, count: 2 }], receiver: RECEIVER };
  const { orderId } = await inEffect(world, (effect) => placeOrder(effect, placed));
  await inEffect(world, (effect) => payOrder(effect, { orderId, channel: 'wechat' }));
  const { id: itemId } = await world.first<{ id: number }>('select id from order_item where order_id = $1', [orderId]);
  const reason = '不想要了';
  const { refundId } = await inEffect(world, (effect) =>
    applyRefund(effect, { orderId, itemId, count: 1, way: 10, amount: 1_000, reason }),
  );
  const asksAgain = async (amount?: number) => {
    await inEffect(world, (effect) => cancelRefund(effect, { refundId }));
    await inEffect(world, (effect) => reapplyRefund(effect, { refundId, reason, ...(amount && { amount }) }));
    return world.first('select apply_price::int as price, count from refund where id = $1', [refundId]);
  };
  expect(await asksAgain()).toEqual({ price: 1_000, count: 1 });
  await world.sql('update refund set times = 1 where id = $1', [refundId]);
  // All that is left: both pieces. Less than that: money only.
  expect(await asksAgain(2_000)).toEqual({ price: 2_000, count: 2 });
  expect(await asksAgain(500)).toEqual({ price: 500, count: 0 });
});

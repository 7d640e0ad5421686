import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderClose } from '@/lib/contract/states/order';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import type { Effect } from '../effect';
import { closeOrder } from '../order/close-order';
import { completeOrder } from '../order/complete-order';
import { placeOrder } from '../order/place-order';
import { payOrder } from '../payment/pay-order';
import { executeRefund } from '../refund/execute-refund';
import { startRefund } from '../refund/start-refund';

const world = await testStack();
const run = <Answer>(effect: (effect: Effect) => Promise<Answer>) => inEffect(world, effect, { operator: ADMIN });

test('effects.md 3: a gift coupon comes back void from an order that is closed after the one that gave it was refunded in full', async () => {
  const [gift] = await world.database
    .insert(coupon)
    .values({
      ...{ name: '赠券', discountPrice: 100, status: 1, takeType: 2, validityType: 2, validDays: 30, createTime: world.clock.now() },
    })
    .returning({ id: coupon.id });
  const couponId = gift?.id ?? 0;
  const memberId = await newBuyer(world);
  const { skuId } = await sellGoods(world, 2, { goods: { giveCouponIds: [couponId] }, sku: { price: 1_000, stock: 20 } });
  const place = (couponRecordId?: number) =>
    run((effect) => placeOrder(effect, { memberId, items: [{ skuId, count: 1 }], receiver: RECEIVER, couponRecordId }));
  const { orderId } = await place();
  await run((effect) => payOrder(effect, { orderId, channel: 'wechat' }));
  await world.sql('update "order" set status = 20, ship_time = now() where id = $1', [orderId]);
  await run((effect) => completeOrder(effect, { orderId }));
  const held = async () => (await world.database.select().from(memberCoupon).where(eq(memberCoupon.giftOrderId, orderId)))[0];
  const unpaid = await place((await held())?.id);
  const { ids } = await run((effect) => startRefund(effect, { orderId, target: 1, reason: '协商', anyTime: true }));
  await run((effect) => executeRefund(effect, { refundId: ids[0] ?? 0 }));
  expect(await held(), 'it stays with the order that uses it').toMatchObject({ status: 2, orderId: unpaid.orderId });
  await run((effect) => closeOrder(effect, { orderId: unpaid.orderId, closeType: orderClose.byAdmin, reason: '协商' }));
  expect(await held()).toMatchObject({ status: 4, voidReason: '订单已全额退款', orderId: null, usedTime: null });
  const [counted] = await world.database.select().from(coupon).where(eq(coupon.id, couponId));
  expect(counted).toMatchObject({ takenCount: 1, usedCount: 0 });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { REFUND_PASSWORD_ABOVE, refundExecute } from '@/lib/contract/refund/action';
import { refundState } from '@/lib/contract/states/refund';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import { applyRefund } from '@/reference-api/commerce/refund/apply-refund';
import { agreeRefund } from '@/reference-api/commerce/refund/refund-steps';
import { startRefund } from '@/reference-api/commerce/refund/start-refund';
import { refund } from '@/reference-api/database/schema/after-sale';
import { orderItem } from '@/reference-api/database/schema/order';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();

/** An order that was paid through a channel. */
async function paidOrder(price: number): Promise<number> {
  const memberId = await newBuyer(world);
  const { skuId } = await sellGoods(world, 2, { sku: { price, stock: 5 } });
  const items = [{ skuId, count: 1 }];
  const { orderId } = await inEffect(world, (effect) => placeOrder(effect, { memberId, items, receiver: RECEIVER }));
  await inEffect(world, (effect) => payOrder(effect, { orderId, channel: 'wechat' }));
  return orderId;
}

/** A refund of it that only has to be executed. */
async function agreedRefund(): Promise<number> {
  const orderId = await paidOrder(1_000);
  const [item] = await world.database.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const part = [{ itemId: item?.id ?? 0, count: 1, amount: 1_000 }];
  const { ids } = await inEffect(world, (effect) =>
    startRefund(effect, { orderId, items: part, target: 1, reason: '协商', anyTime: true }),
  );
  return ids[0] ?? 0;
}

test('a repeated key after a failed refund hears of the failure again, and a new key tries again', async () => {
  const admin = await world.as('admin');
  const id = await agreedRefund();
  const execute = (key: string) => admin.send(refundExecute, { body: { id }, headers: { 'idempotency-key': key } });
  Object.assign(world.context.gateway, { mode: 'fail', failMsg: '渠道忙' });
  const failed = await execute('the-first-key-of-this-test');
  expect(failed).toMatchObject({ code: codes.refundFailed });
  Object.assign(world.context.gateway, { mode: 'auto', failMsg: '' });
  expect(await execute('the-first-key-of-this-test')).toEqual(failed);
  expect((await world.database.select().from(refund).where(eq(refund.id, id)))[0]?.failMsg).toBe('渠道忙');
  expect(await execute('the-second-key-of-this-test')).toMatchObject({ code: 0 });
});

test('a channel that fails without saying why is told in the language asked for', async () => {
  const admin = await world.as('admin');
  const id = await agreedRefund();
  Object.assign(world.context.gateway, { mode: 'fail', failMsg: '' });
  const told = async (language: string) => await admin.send(refundExecute, { body: { id }, headers: { 'accept-language': language } });
  expect(await told('en')).toMatchObject({ code: codes.refundFailed, msg: 'Cannot refund: the payment channel failed' });
  expect(await told('zh-CN')).toMatchObject({ msg: '无法退款：支付渠道处理失败' });
  Object.assign(world.context.gateway, { mode: 'auto', failMsg: '' });
});

test('the sum that needs the password is the one agreed to, also while somebody is still agreeing', async () => {
  const admin = await world.as('admin');
  const price = REFUND_PASSWORD_ABOVE + 1;
  const orderId = await paidOrder(price);
  const { refundId } = await inEffect(world, (effect) =>
    applyRefund(effect, { orderId, itemId: null, way: 10, amount: price, reason: '不想要了' }),
  );
  const executed = await inEffect(world, async (effect) => {
    await agreeRefund(effect, { refundId });
    const waiting = admin.send(refundExecute, { body: { id: refundId } });
    const held = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await world.sql(held)).length).toBe(1);
    return { waiting };
  });
  expect(await executed.waiting).toMatchObject({ code: codes.wrongLoginPassword });
  expect((await world.database.select().from(refund).where(eq(refund.id, refundId)))[0]).toMatchObject({
    status: refundState.toRefund,
    refundPrice: price,
  });
});

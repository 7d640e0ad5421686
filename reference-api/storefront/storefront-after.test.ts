import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { refundApply, refundCancel, refundReapply } from '@/lib/contract/storefront/after-sale';
import { invoiceApplyCall, invoiceCancelCall, invoiceReapplyCall } from '@/lib/contract/storefront/applications';
import { couponTakeCall } from '@/lib/contract/storefront/members';
import { orderCancel, orderFillForm, orderPay, orderPlace, orderReceive, orderRework } from '@/lib/contract/storefront/orders';
import { rejectInvoice } from '@/reference-api/commerce/invoice/reverse-invoice';
import { agreeRefund, rejectRefund } from '@/reference-api/commerce/refund/refund-steps';
import { invoice, refund, refundLog } from '@/reference-api/database/schema/after-sale';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { licence } from '@/reference-api/database/schema/licence';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { orderLog } from '@/reference-api/database/schema/order-history';
import { outbox } from '@/reference-api/database/schema/outbox';
import { jobs } from '@/reference-api/jobs/registry';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const HOUR_MS = 3_600_000;
const receiver = { name: '王敏', mobile: '13900001111', province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路 1 号' };

const world = await testStack({ testMode: true });
const memberId = await newBuyer(world);
beforeAll(async () => {
  for (const job of jobs) await job.run(world.context);
  world.clock.freeze(world.clock.now());
});

const run = (name: string) => jobs.find((job) => job.name === name)?.run(world.context);
const later = (ms: number) => world.clock.freeze(new Date(world.clock.now().getTime() + ms));
const orderOf = async (id: number) => (await world.database.select().from(order).where(eq(order.id, id)))[0];
const logOf = async (orderId: number) =>
  (await world.database.select({ type: orderLog.type }).from(orderLog).where(eq(orderLog.orderId, orderId)).orderBy(orderLog.id)).map(
    ({ type }) => type,
  );

async function bought(kind: number, block: object, more: object = {}) {
  const { skuId } = await sellGoods(world, kind, { sku: { stock: 9, price: 5_000 }, block });
  const placed = await buys(world, orderPlace, { memberId, items: [{ skuId, count: 2 }], ...more });
  return { ...placed, skuId };
}
const paid = async (kind: number, block: object, more: object = {}) => {
  const placed = await bought(kind, block, more);
  await buys(world, orderPay, { orderId: placed.orderId, channel: 'wechat' });
  return placed;
};

describe('what buyers do after they ordered', () => {
  test('an unpaid order is cancelled once and gives its stock back; a paid one is not', async () => {
    const { orderId, skuId } = await bought(2, {}, { receiver });
    const stock = async () => (await world.database.select().from(goodsSku).where(eq(goodsSku.id, skuId)))[0]?.stock;
    expect(await stock()).toBe(7);
    expect(await buys(world, orderCancel, { orderId, reason: '买错了' })).toEqual({ status: 40 });
    expect([await stock(), await orderOf(orderId)]).toMatchObject([9, { closeType: 30, closeReason: '买错了' }]);
    await expect(buys(world, orderCancel, { orderId })).rejects.toMatchObject({ code: 60501 });
    const second = await paid(2, {}, { receiver });
    await expect(buys(world, orderCancel, { orderId: second.orderId })).rejects.toMatchObject({ code: 60501 });
  });

  test('a form is filled in anew until it is paid, and its result sent back once', async () => {
    const formFields = [{ key: 'company', label: '公司名称', type: 'text', required: 1, minLen: 2, maxLen: 20 }];
    const { orderId } = await bought(3, { formFields, needAudit: 0, promiseHours: 48 }, { formValues: { company: '旧名字' } });
    await expect(buys(world, orderFillForm, { orderId, values: {} })).rejects.toMatchObject({ code: 40001 });
    expect(await buys(world, orderFillForm, { orderId, values: { company: '新名字' } })).toEqual({ status: 0 });
    expect((await orderOf(orderId))?.formValues).toEqual({ company: '新名字' });
    await buys(world, orderPay, { orderId, channel: 'wechat' });
    await expect(buys(world, orderFillForm, { orderId, values: { company: '太迟了' } })).rejects.toMatchObject({ code: 60501 });
    await expect(buys(world, orderRework, { orderId, reason: '还没有结果' })).rejects.toMatchObject({ code: 60501 });
    const done = () => world.database.update(order).set({ status: 20 }).where(eq(order.id, orderId));
    await done();
    expect(await buys(world, orderRework, { orderId, reason: '地址写错了' })).toEqual({ status: 15 });
    expect(await orderOf(orderId)).toMatchObject({ reworkCount: 1, buyerReworked: true });
    await done();
    await expect(buys(world, orderRework, { orderId, reason: '再改一次' })).rejects.toMatchObject({
      message: expect.stringContaining('返工'),
    });
    expect(await logOf(orderId)).toEqual(['place', 'fillForm', 'pay', 'rework']);
    await buys(world, orderReceive, { orderId });
  });

  test('an after-sale that was refused is asked for again, and taken back', async () => {
    const { orderId } = await paid(2, {}, { receiver });
    const asked = { orderId, itemId: null, way: 10, amount: 3_000, reason: '不想要了' };
    const { refundId } = await buys(world, refundApply, asked);
    await expect(buys(world, refundReapply, { refundId, reason: '其他' })).rejects.toMatchObject({ code: expect.any(Number) });
    await inEffect(world, (effect) => rejectRefund(effect, { refundId, reason: '已备货' }), { operator: ADMIN });
    expect(await buys(world, refundReapply, { refundId, amount: 2_000, reason: '拍错了' })).toMatchObject({ status: 10, times: 2 });
    expect((await world.database.select().from(refund).where(eq(refund.id, refundId)))[0]).toMatchObject({
      ...{ applyPrice: 2_000, reason: '拍错了', times: 2 },
    });
    expect(await orderOf(orderId)).toMatchObject({ refundFlag: 1 });
    const { status } = await buys(world, refundCancel, { refundId });
    expect([status, await orderOf(orderId)]).toMatchObject([expect.any(Number), { refundFlag: 0, refundedPrice: 0 }]);
    await expect(buys(world, refundCancel, { refundId })).rejects.toMatchObject({ code: expect.any(Number) });
  });

  test('refund-return-timeout: who was told to send goods back and did not for seven days has withdrawn', async () => {
    const { orderId } = await paid(2, { returnable: 1 }, { receiver });
    await world.database.update(order).set({ status: 20, shipTime: world.clock.now() }).where(eq(order.id, orderId));
    const [item] = await world.database.select().from(orderItem).where(eq(orderItem.orderId, orderId));
    const asked = { orderId, itemId: item?.id, count: 1, way: 20, amount: 5_000, reason: '发错货' };
    const { refundId } = await buys(world, refundApply, asked);
    const address = { name: '仓库', mobile: '13900002222', address: '杭州市西湖区文三路 2 号' };
    await inEffect(world, (effect) => agreeRefund(effect, { refundId, refundPrice: 5_000, returnAddress: address }), { operator: ADMIN });
    later(7 * 24 * HOUR_MS - 1);
    await run('refund-return-timeout');
    expect(await orderOf(orderId)).toMatchObject({ refundFlag: 1 });
    later(1);
    await Promise.all([run('refund-return-timeout'), run('refund-return-timeout')]);
    expect(await orderOf(orderId)).toMatchObject({ refundFlag: 0, refundedPrice: 0 });
    const line = and(eq(refundLog.refundId, refundId), eq(refundLog.type, 'refundTimeout'));
    expect(await world.database.$count(refundLog, line)).toBe(1);
    expect(await run('refund-return-timeout')).toBe(0);
  });

  test('form-supplement-overdue: a store is told once that a buyer lets it wait for 72 hours', async () => {
    const { orderId } = await paid(3, { formFields: [], needAudit: 0 }, { formValues: {} });
    await world.database.update(order).set({ status: 12, supplementTime: world.clock.now() }).where(eq(order.id, orderId));
    later(72 * HOUR_MS - 1);
    // The demo's own orders wait as well.
    await run('form-supplement-overdue');
    expect(await orderOf(orderId)).toMatchObject({ overdue: 0 });
    later(1);
    expect(await run('form-supplement-overdue')).toBeGreaterThanOrEqual(1);
    expect(await orderOf(orderId)).toMatchObject({ overdue: 1, status: 12 });
    expect(await run('form-supplement-overdue')).toBe(0);
    expect(await world.database.$count(outbox, and(eq(outbox.kind, 'supplementOverdue'), eq(outbox.objectId, orderId)))).toBe(1);
  });

  test('an invoice that was refused is asked for again, and taken back', async () => {
    const { orderId } = await paid(2, {}, { receiver });
    const wanted = { type: 1, titleType: 1, title: '王敏', taxNo: '', email: 'wang@example.com', phone: '', content: 1 };
    const { id, amount } = await buys(world, invoiceApplyCall, { ...wanted, orderId });
    expect(amount).toBe(10_000);
    await expect(buys(world, invoiceReapplyCall, { ...wanted, id })).rejects.toMatchObject({ code: expect.any(Number) });
    await inEffect(world, (effect) => rejectInvoice(effect, { id, reason: '抬头有误' }), { operator: ADMIN });
    expect(await buys(world, invoiceReapplyCall, { ...wanted, id, title: '王小敏' })).toEqual({ status: 0 });
    const row = async () => (await world.database.select().from(invoice).where(eq(invoice.id, id)))[0];
    expect(await row()).toMatchObject({ title: '王小敏', rejectReason: '', status: 0 });
    const { status } = await buys(world, invoiceCancelCall, { id });
    expect((await row())?.status).toBe(status);
    await expect(buys(world, invoiceCancelCall, { id })).rejects.toMatchObject({ code: expect.any(Number) });
  });

  test('an invoice that was refused is not asked for again beside another that is open', async () => {
    const { orderId } = await paid(2, {}, { receiver });
    const wanted = { type: 1, titleType: 1, title: '王敏', taxNo: '', email: 'wang@example.com', phone: '', content: 1 };
    const { id } = await buys(world, invoiceApplyCall, { ...wanted, orderId });
    await inEffect(world, (effect) => rejectInvoice(effect, { id, reason: '抬头有误' }), { operator: ADMIN });
    await buys(world, invoiceApplyCall, { ...wanted, orderId });
    await expect(buys(world, invoiceReapplyCall, { ...wanted, id })).rejects.toMatchObject({ code: 60611 });
  });

  test('a coupon is taken as often as it says', async () => {
    const now = world.clock.now();
    const [of] = await world.database
      .insert(coupon)
      .values({ name: '领券', discountPrice: 500, status: 1, takeType: 1, totalCount: 5, perLimit: 1, createTime: now } as never)
      .returning({ id: coupon.id });
    const couponId = of?.id ?? 0;
    const { recordId } = await buys(world, couponTakeCall, { memberId, couponId });
    expect((await world.database.select().from(memberCoupon).where(eq(memberCoupon.id, recordId)))[0]).toMatchObject({
      memberId,
      couponId,
    });
    await expect(buys(world, couponTakeCall, { memberId, couponId })).rejects.toMatchObject({ code: expect.any(Number) });
    expect((await world.database.select().from(coupon).where(eq(coupon.id, couponId)))[0]?.takenCount).toBe(1);
  });

  test('licence-activate and licence-expire: a licence runs from its beginning to its end', async () => {
    const { orderId } = await paid(4, { licenceMode: 2, keyPrefix: 'T' });
    const [made] = await world.database.select().from(licence).where(eq(licence.orderId, orderId));
    const own = eq(licence.id, made?.id ?? 0);
    const startAt = new Date(world.clock.now().getTime() + HOUR_MS);
    await world.database.update(licence).set({ startAt, durationUnit: 3, durationNum: 1 }).where(own);
    expect(await run('licence-activate')).toBe(0);
    later(HOUR_MS);
    expect(await run('licence-activate')).toBe(1);
    const [begun] = await world.database.select().from(licence).where(own);
    expect(begun?.endAt?.getTime()).toBeGreaterThan(startAt.getTime());
    expect(await logOf(orderId)).toContain('licenceBegins');
    later((begun?.endAt?.getTime() ?? 0) - world.clock.now().getTime());
    expect(await run('licence-expire')).toBeGreaterThanOrEqual(1);
    const [ended] = await world.database.select().from(licence).where(own);
    expect(ended?.status).not.toBe(begun?.status);
    expect(await run('licence-expire')).toBe(0);
  });
});

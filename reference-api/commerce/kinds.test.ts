import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { memberCoupon } from '@/reference-api/database/schema/coupon';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { licence } from '@/reference-api/database/schema/licence';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { orderDelivery, orderLog } from '@/reference-api/database/schema/order-history';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { addCards, handCoupon, newBuyer, RECEIVER, type ShopGoods, sellCards, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { openContent } from './card/card-content';
import { activateSoftware } from './delivery/activate-software';
import { deliverAccount } from './delivery/deliver-account';
import { replaceDelivery } from './delivery/replace-delivery';
import type { Effect } from './effect';
import { setLicenceStatus, useLicence } from './licence/licence-steps';
import { renewLicence } from './licence/renew-licence';
import { adjustPrice } from './order/adjust-price';
import { closeOrder } from './order/close-order';
import { completeOrder } from './order/complete-order';
import type { PlaceOrderParams } from './order/draft-order';
import { fillForm } from './order/form-steps';
import { placeOrder } from './order/place-order';
import { type PayChannel, payOrder } from './payment/pay-order';
import { applyRefund, reapplyRefund } from './refund/apply-refund';
import { executeRefund, refundResult } from './refund/execute-refund';
import { agreeRefund, cancelRefund, rejectRefund } from './refund/refund-steps';
import { rejectForm, startRefund } from './refund/start-refund';

const world = await testStack();
const buyer = await newBuyer(world, { points: 10_000, balance: 1_000_000 });

const run = <Answer>(effect: (effect: Effect) => Promise<Answer>) => inEffect(world, effect, { operator: ADMIN });
const refusedWith = (code: number) => expect.objectContaining({ code });
const place = (of: ShopGoods, more: Partial<PlaceOrderParams> & { count?: number } = {}) => {
  const { count = 1, ...params } = more;
  return run((effect) => placeOrder(effect, { memberId: buyer, items: [{ skuId: of.skuId, count }], ...params }));
};
const pay = (orderId: number, channel: PayChannel = 'wechat', payNo?: string) =>
  run((effect) => payOrder(effect, { orderId, channel, payNo }));
const orderNow = async (id: number) => (await world.database.select().from(order).where(eq(order.id, id)))[0];
const itemsNow = (id: number) => world.database.select().from(orderItem).where(eq(orderItem.orderId, id)).orderBy(asc(orderItem.id));
const memberNow = async () => (await world.database.select().from(member).where(eq(member.id, buyer)))[0];
const stockOf = async ({ goodsId, skuId }: ShopGoods) => {
  const [sku] = await world.database.select({ stock: goodsSku.stock }).from(goodsSku).where(eq(goodsSku.id, skuId));
  const [of] = await world.database.select({ stock: goods.stock, sales: goods.sales }).from(goods).where(eq(goods.id, goodsId));
  expect(of?.stock, 'goods and variant agree').toBe(sku?.stock);
  return { stock: sku?.stock, sales: of?.sales };
};
const cardsOf = async ({ skuId }: ShopGoods) =>
  (await world.database.select().from(goodsCard).where(eq(goodsCard.skuId, skuId)).orderBy(asc(goodsCard.id))).map(({ status }) => status);
const licencesOf = (orderId: number) => world.database.select().from(licence).where(eq(licence.orderId, orderId)).orderBy(asc(licence.id));
const wholeBack = async (orderId: number, more: { restock?: number; target?: number } = {}) => {
  const { ids } = await run((effect) => startRefund(effect, { orderId, target: 1, reason: '协商退款', anyTime: true, ...more }));
  return run((effect) => executeRefund(effect, { refundId: ids[0] ?? 0 }));
};

describe('placing and closing', () => {
  test('takes stock, points and the coupon, and a close gives all of them back (E-create, E-close)', async () => {
    const of = await sellGoods(world, 2, { sku: { stock: 3 } });
    const couponRecordId = await handCoupon(world, buyer);
    const before = await memberNow();
    const { orderId } = await place(of, { count: 2, receiver: RECEIVER, usePoints: 100, couponRecordId });
    expect(await stockOf(of)).toEqual({ stock: 1, sales: 0 });
    expect((await memberNow())?.points).toBe((before?.points ?? 0) - 100);
    const couponNow = async () => (await world.database.select().from(memberCoupon).where(eq(memberCoupon.id, couponRecordId)))[0];
    expect(await couponNow()).toMatchObject({ status: 2, orderId });
    await run((effect) => closeOrder(effect, { orderId, closeType: 40, reason: '无货' }));
    expect(await orderNow(orderId)).toMatchObject({ status: 40, closeType: 40, closeReason: '无货' });
    expect(await stockOf(of)).toEqual({ stock: 3, sales: 0 });
    expect((await memberNow())?.points).toBe(before?.points);
    expect(await couponNow()).toMatchObject({ status: 1, orderId: null });
    await expect(run((effect) => closeOrder(effect, { orderId, closeType: 40, reason: '再关' }))).rejects.toEqual(
      refusedWith(codes.orderNotCloseable),
    );
  });

  test('refuses what the texts of reference-api.md 2.2 name, and changes nothing', async () => {
    const of = await sellGoods(world, 2, {
      sku: { stock: 3 },
      goods: { minBuy: 2, limitType: 2, limitNum: 3 },
      block: { noDeliveryRegions: ['新疆维吾尔自治区'] },
    });
    const account = await sellCards(world, 1);
    const off = await sellGoods(world, 2, { goods: { status: 0 }, sku: { stock: 1 } });
    const buy = (more: object) => place(of, { count: 2, receiver: RECEIVER, ...more });
    await expect(buy({ count: 1 })).rejects.toEqual(refusedWith(codes.belowMinimumQuantity));
    await expect(buy({ count: 4 })).rejects.toEqual(refusedWith(codes.abovePurchaseLimit));
    await expect(buy({ receiver: { ...RECEIVER, province: '新疆维吾尔自治区' } })).rejects.toEqual(refusedWith(codes.regionNotDelivered));
    await expect(buy({ couponRecordId: 999_999_999 })).rejects.toEqual(refusedWith(codes.couponUnusable));
    await expect(place(off, { receiver: RECEIVER })).rejects.toEqual(refusedWith(codes.goodsOffSale));
    // Goods that were deleted lose their category with it.
    await world.database.update(goods).set({ deletedAt: new Date(), categoryId: sql`null` }).where(eq(goods.id, off.goodsId));
    await expect(place(off, { receiver: RECEIVER })).rejects.toEqual(refusedWith(codes.goodsOffSale));
    const mixed = [of, account].map(({ skuId }) => ({ skuId, count: 2 }));
    await expect(buy({ items: mixed })).rejects.toEqual(refusedWith(codes.kindsOrStoresDiffer));
    await expect(place(account, { count: 2 })).rejects.toEqual(refusedWith(codes.notEnoughStock));
    const poor = await newBuyer(world);
    await expect(buy({ memberId: poor, usePoints: 10 })).rejects.toEqual(refusedWith(codes.orderPointsShort));
    await world.database.update(member).set({ status: 0 }).where(eq(member.id, poor));
    await expect(buy({ memberId: poor })).rejects.toEqual(refusedWith(codes.memberDisabled));
    await buy({});
    await expect(buy({})).rejects.toEqual(refusedWith(codes.abovePurchaseLimit));
    expect(await stockOf(of)).toEqual({ stock: 1, sales: 0 });
  });

  test('a price change is taken out before the next one, and a payable amount remains', async () => {
    const of = await sellGoods(world, 2, { sku: { price: 1_000, stock: 1 } });
    const { orderId } = await place(of, { receiver: RECEIVER });
    await run((effect) => adjustPrice(effect, { orderId, adjustPrice: -300 }));
    await run((effect) => adjustPrice(effect, { orderId, adjustPrice: -500 }));
    expect(await orderNow(orderId)).toMatchObject({ adjustPrice: -500, payPrice: 500, givePoints: 5 });
    await expect(run((effect) => adjustPrice(effect, { orderId, adjustPrice: -1_000 }))).rejects.toEqual(refusedWith(codes.priceTooLow));
    await pay(orderId);
    await expect(run((effect) => adjustPrice(effect, { orderId, adjustPrice: 1 }))).rejects.toEqual(refusedWith(codes.priceOfPaidOrder));
  });

  test('an order that costs nothing is paid at once, without a channel', async () => {
    const of = await sellGoods(world, 2, { sku: { price: 500, stock: 1 } });
    const couponRecordId = await handCoupon(world, buyer);
    const placed = await place(of, { receiver: RECEIVER, couponRecordId });
    expect(placed).toMatchObject({ status: 10, payPrice: 0 });
    expect(await orderNow(placed.orderId)).toMatchObject({ payStatus: 1, payChannel: '', payNo: '' });
  });
});

describe('paying', () => {
  test('the same number again answers the same; another amount, another number, a closed order are refused', async () => {
    const of = await sellGoods(world, 2, { sku: { stock: 9 } });
    const { orderId } = await place(of, { receiver: RECEIVER });
    await expect(run((effect) => payOrder(effect, { orderId, channel: 'wechat', amount: 1 }))).rejects.toEqual(
      refusedWith(codes.payAmountDiffers),
    );
    expect(await pay(orderId, 'wechat', 'WX1')).toEqual({ status: 10, payNo: 'WX1' });
    expect(await pay(orderId, 'wechat', 'WX1')).toEqual({ status: 10, payNo: 'WX1' });
    await expect(pay(orderId, 'wechat', 'WX2')).rejects.toEqual(refusedWith(codes.payOrderPaid));
    expect((await stockOf(of)).sales).toBe(1);
    const other = await place(of, { receiver: RECEIVER });
    await expect(pay(other.orderId, 'wechat', 'WX1')).rejects.toEqual(refusedWith(codes.duplicateSubmit));
    await run((effect) => closeOrder(effect, { orderId: other.orderId, closeType: 30, reason: '' }));
    await expect(pay(other.orderId)).rejects.toEqual(refusedWith(codes.payOrderClosed));
  });

  test('the balance pays as far as it goes', async () => {
    const poor = await newBuyer(world, { balance: 100 });
    const of = await sellGoods(world, 2, { sku: { stock: 1 } });
    const { orderId } = await place(of, { memberId: poor, receiver: RECEIVER });
    await expect(pay(orderId, 'balance')).rejects.toEqual(refusedWith(codes.payBalanceShort));
    expect(await orderNow(orderId)).toMatchObject({ status: 0, payStatus: 0 });
  });
});

describe('accounts', () => {
  test('A9: automatic delivery hands the cards over when they are paid for', async () => {
    const of = await sellCards(world, 3);
    const { orderId } = await place(of, { count: 2 });
    expect(await cardsOf(of)).toEqual([2, 2, 1]);
    expect(await stockOf(of)).toEqual({ stock: 1, sales: 0 });
    expect(await pay(orderId)).toMatchObject({ status: 20 });
    expect(await cardsOf(of)).toEqual([3, 3, 1]);
    const now = await orderNow(orderId);
    expect(now).toMatchObject({ deliveredCount: 2, autoReceiveTime: now?.warrantyUntil });
    const [delivered] = await world.database.select().from(orderDelivery).where(eq(orderDelivery.orderId, orderId));
    expect(delivered?.contentMask).toEqual({ account: expect.stringMatching(/^us\*{4}-0$/), password: '******' });
    expect(openContent(world.context.keys, delivered?.content ?? '').password).toBe('secret0');
  });

  test('A11: a full refund closes the order, the cards wait for a decision and count in no stock', async () => {
    const of = await sellCards(world, 2);
    const { orderId } = await place(of, { count: 2 });
    await pay(orderId);
    await wholeBack(orderId);
    expect(await orderNow(orderId)).toMatchObject({ status: 40, closeType: 20, refundFlag: 3, deliveredCount: 0 });
    expect(await cardsOf(of)).toEqual([5, 5]);
    expect(await stockOf(of)).toEqual({ stock: 0, sales: 0 });
  });

  test('a card voided in between leaves the order with a delivery problem, and a person delivers', async () => {
    const of = await sellCards(world, 2);
    const { orderId } = await place(of, { count: 2 });
    await world.database
      .update(goodsCard)
      .set({ status: 4 })
      .where(and(eq(goodsCard.skuId, of.skuId), eq(goodsCard.status, 2), eq(goodsCard.orderId, orderId)));
    expect(await pay(orderId)).toMatchObject({ status: 11 });
    await expect(run((effect) => deliverAccount(effect, { orderId, contents: ['a----b'] }))).rejects.toEqual(
      refusedWith(codes.deliverCountDiffers),
    );
    await run((effect) => deliverAccount(effect, { orderId, contents: ['a----b', { account: 'c', password: 'd' }] }));
    expect(await orderNow(orderId)).toMatchObject({ status: 20, deliveredCount: 2 });
  });

  test('only account orders are delivered like this, only software is opened by hand', async () => {
    const of = await sellGoods(world, 2, { sku: { stock: 2 } });
    const { orderId } = await place(of, { receiver: RECEIVER });
    await pay(orderId);
    await expect(run((effect) => deliverAccount(effect, { orderId, contents: ['a----b'] }))).rejects.toEqual(
      refusedWith(codes.orderChanged),
    );
    await expect(run((effect) => activateSoftware(effect, { orderId }))).rejects.toEqual(refusedWith(codes.orderChanged));
    expect(await orderNow(orderId)).toMatchObject({ status: 10 });
  });

  test('a part refund frees what is not handed over first, then takes back the newest (clarifications 33)', async () => {
    const of = await sellCards(world, 3, {}, { price: 300 });
    const { orderId } = await place(of, { count: 3 });
    await pay(orderId);
    const [item] = await itemsNow(orderId);
    const { ids } = await run((effect) =>
      startRefund(effect, {
        orderId,
        items: [{ itemId: item?.id ?? 0, count: 1, amount: 300 }],
        target: 1,
        reason: '少一件',
        anyTime: true,
      }),
    );
    await run((effect) => executeRefund(effect, { refundId: ids[0] ?? 0 }));
    expect(await cardsOf(of)).toEqual([3, 3, 5]);
    expect(await orderNow(orderId)).toMatchObject({ status: 20, refundFlag: 2, refundedPrice: 300, deliveredCount: 2 });
    expect((await stockOf(of)).sales).toBe(2);
  });

  test('a replacement within the warranty voids the old card; after it only the main store may', async () => {
    const of = await sellCards(world, 1);
    const { orderId } = await place(of);
    await pay(orderId);
    await addCards(world, of, 1);
    const [old] = await world.database.select().from(orderDelivery).where(eq(orderDelivery.orderId, orderId));
    const [spare] = await world.database
      .select()
      .from(goodsCard)
      .where(and(eq(goodsCard.skuId, of.skuId), eq(goodsCard.status, 1)));
    const replace = (anyTime: boolean) =>
      run((effect) => replaceDelivery(effect, { orderId, deliveryId: old?.id ?? 0, reason: '无法登录', cardId: spare?.id ?? 0, anyTime }));
    await world.database
      .update(orderDelivery)
      .set({ warrantyUntil: new Date(0) })
      .where(eq(orderDelivery.id, old?.id ?? 0));
    await expect(replace(false)).rejects.toEqual(refusedWith(codes.warrantyEnded));
    await replace(true);
    expect(await cardsOf(of)).toEqual([4, 3]);
    const given = await world.database
      .select()
      .from(orderDelivery)
      .where(eq(orderDelivery.orderId, orderId))
      .orderBy(asc(orderDelivery.id));
    const warrantyUntil = given.at(-1)?.warrantyUntil;
    expect(await orderNow(orderId), 'completes no earlier than the last warranty ends').toMatchObject({
      warrantyUntil,
      autoReceiveTime: warrantyUntil,
    });
    expect(await stockOf(of)).toEqual({ stock: 0, sales: 1 });
  });
});

test('a card of other goods replaces none', async () => {
  const [of, other] = [await sellCards(world, 1), await sellCards(world, 1)];
  const { orderId } = await place(of);
  await pay(orderId);
  const [old] = await world.database.select().from(orderDelivery).where(eq(orderDelivery.orderId, orderId));
  const [foreign] = await world.database.select().from(goodsCard).where(eq(goodsCard.skuId, other.skuId));
  const replaced = run((effect) =>
    replaceDelivery(effect, { orderId, deliveryId: old?.id ?? 0, reason: '无法登录', cardId: foreign?.id ?? 0 }),
  );
  await expect(replaced).rejects.toEqual(refusedWith(codes.notFound));
  expect([await cardsOf(of), await cardsOf(other)]).toEqual([[3], [1]]);
});

describe('software', () => {
  const block = { licenceMode: 2, maxDevices: 1, renewable: 1, keyPrefix: 'ST' };
  const month = { stock: 9, durationUnit: 2, durationNum: 1 };

  test('keys are made when they are paid for; the first use begins the licence and takes a device', async () => {
    const of = await sellGoods(world, 4, { sku: month, block });
    const { orderId } = await place(of, { count: 2 });
    expect(await pay(orderId)).toMatchObject({ status: 20 });
    const [first] = await licencesOf(orderId);
    const key = world.context.keys.open(first?.key ?? '');
    expect(key).toMatch(/^ST(-[A-HJ-NP-Z2-9]{5}){5}$/);
    expect(first).toMatchObject({ status: 0, endAt: null });
    const device = { name: '办公室电脑', fingerprint: 'f1' };
    expect(await run((effect) => useLicence(effect, { key, device }))).toMatchObject({ status: 1 });
    await expect(run((effect) => useLicence(effect, { key, device: { ...device, fingerprint: 'f2' } }))).rejects.toEqual(
      refusedWith(codes.tooManyDevices),
    );
    await run((effect) => setLicenceStatus(effect, { licenceId: first?.id ?? 0, status: 3, reason: '违规' }));
    await expect(run((effect) => useLicence(effect, { key, device }))).rejects.toEqual(refusedWith(codes.licenceStateForbidsUse));
    await wholeBack(orderId);
    expect((await licencesOf(orderId)).map(({ status }) => status)).toEqual([4, 4]);
  });

  test('mode 3 is opened by hand: a typed key is unique, a later start waits', async () => {
    const of = await sellGoods(world, 4, { sku: month, block: { ...block, licenceMode: 3 } });
    const { orderId } = await place(of);
    expect(await pay(orderId)).toMatchObject({ status: 10 });
    const startAt = new Date(world.clock.now().getTime() + DAY_MS);
    await run((effect) => activateSoftware(effect, { orderId, key: 'HAND-1', startAt, account: 'acme' }));
    expect((await licencesOf(orderId))[0]).toMatchObject({ status: 0, startAt, account: 'acme' });
    const other = await place(of);
    await pay(other.orderId);
    await expect(run((effect) => activateSoftware(effect, { orderId: other.orderId, key: 'HAND-1' }))).rejects.toEqual(
      refusedWith(codes.licenceKeyTaken),
    );
  });

  test('A14: a renewal of an expired licence counts from now, and its refund takes the term off again', async () => {
    const of = await sellGoods(world, 4, { sku: { ...month, durationUnit: 1, durationNum: 30 }, block });
    const { orderId } = await place(of);
    await pay(orderId);
    const [first] = await licencesOf(orderId);
    const licenceId = first?.id ?? 0;
    const past = new Date(world.clock.now().getTime() - 10 * DAY_MS);
    await world.database.update(licence).set({ status: 2, startAt: past, endAt: past }).where(eq(licence.id, licenceId));
    const renewal = await place(of, { renewLicenceId: licenceId });
    expect((await stockOf(of)).stock).toBe(8);
    expect(await pay(renewal.orderId)).toMatchObject({ status: 20 });
    const [renewed] = await licencesOf(orderId);
    expect(renewed?.status).toBe(1);
    expect(Math.round(((renewed?.endAt?.getTime() ?? 0) - world.clock.now().getTime()) / DAY_MS)).toBe(30);
    await wholeBack(renewal.orderId);
    expect((await licencesOf(orderId))[0]?.status).toBe(2);
    await world.database.update(licence).set({ renewable: 0 }).where(eq(licence.id, licenceId));
    await expect(run((effect) => renewLicence(effect, { licenceId, num: 1, unit: 1, reason: '补偿' }))).rejects.toEqual(
      refusedWith(codes.notRenewable),
    );
  });
});

describe('forms', () => {
  const formFields = [
    { key: 'company', label: '公司名称', type: 'text', required: 1, minLen: 2, maxLen: 20 },
    { key: 'phone', label: '手机', type: 'mobile', required: 1 },
    { key: 'token', label: '口令', type: 'secret', required: 0 },
  ];
  test('are checked with the templates of the contract; secrets are sealed', async () => {
    const of = await sellGoods(world, 3, { sku: { stock: 5 }, block: { formFields, needAudit: 0, promiseHours: 48 } });
    const fill = (formValues: object) => place(of, { formValues: { ...formValues } });
    await expect(fill({})).rejects.toMatchObject({ name: 'InvalidFields' });
    await expect(fill({ company: '商台', phone: '123' })).rejects.toMatchObject({ name: 'InvalidFields' });
    const { orderId } = await fill({ company: '商台', phone: '13800002236', token: 'geheim', more: 'x' });
    const now = await orderNow(orderId);
    expect(now?.formValues).toEqual({ company: '商台', phone: '13800002236', token: expect.not.stringContaining('geheim') });
    await run((effect) => fillForm(effect, { orderId, values: { company: '商台二', phone: '13800002236' } }));
    expect((await orderNow(orderId))?.formValues).toEqual({ company: '商台二', phone: '13800002236' });
    expect(await pay(orderId)).toMatchObject({ status: 15 });
    expect((await orderNow(orderId))?.promiseUntil?.getTime()).toBeGreaterThan(world.clock.now().getTime() + 47 * 3_600_000);
  });

  test('stay as they were ordered, whatever becomes of the fields of the goods', async () => {
    const of = await sellGoods(world, 3, { sku: { stock: 5 }, block: { formFields, needAudit: 0 } });
    const { orderId } = await place(of, { formValues: { company: '商台', phone: '13800002236' } });
    const block = { formFields: [{ key: 'licence', label: '执照', type: 'text', required: 1 }] };
    await world.database.update(goods).set({ kindBlock: block }).where(eq(goods.id, of.goodsId));
    expect((await orderNow(orderId))?.formSnapshot?.map(({ key }) => key)).toEqual(['company', 'phone', 'token']);
    await run((effect) => fillForm(effect, { orderId, values: { company: '商台二', phone: '13800002236' } }));
    expect((await orderNow(orderId))?.formValues).toEqual({ company: '商台二', phone: '13800002236' });
    await expect(place(of, { formValues: { company: '商台', phone: '13800002236' } })).rejects.toMatchObject({ name: 'InvalidFields' });
  });

  test('驳回并退款 closes as rejected, and not while an after-sale is open', async () => {
    const of = await sellGoods(world, 3, { sku: { stock: 5 }, block: { formFields: [], needAudit: 1 } });
    const { orderId } = await place(of, { formValues: {} });
    await pay(orderId, 'balance');
    const { refundId } = await run((effect) => applyRefund(effect, { orderId, itemId: null, way: 10, amount: 100, reason: '不想要了' }));
    await expect(run((effect) => rejectForm(effect, { orderId, reason: '资料不符', mayExecute: true }))).rejects.toEqual(
      refusedWith(codes.rejectBlockedByRefund),
    );
    await run((effect) => cancelRefund(effect, { refundId }));
    const before = await memberNow();
    await run((effect) => rejectForm(effect, { orderId, reason: '资料不符', mayExecute: true }));
    expect(await orderNow(orderId)).toMatchObject({ status: 40, closeType: 50, refundFlag: 3 });
    expect((await memberNow())?.balance).toBe((before?.balance ?? 0) + 9_900);
  });
});

describe('after-sale', () => {
  const shipped = async (count = 1) => {
    const of = await sellGoods(world, 2, {
      sku: { price: 1_000, stock: 5 },
      block: { freightType: 1, freight: 500, extraFreight: 0, returnable: 1, afterSaleDays: 7 },
    });
    const { orderId } = await place(of, { count, receiver: RECEIVER });
    await pay(orderId);
    return { of, orderId };
  };
  const apply = (orderId: number, more: object = {}) =>
    run((effect) => applyRefund(effect, { orderId, itemId: null, way: 10, amount: 1_500, reason: '不想要了', ...more }));

  test('guards an application with the texts of order.md 9', async () => {
    const { orderId } = await shipped();
    await expect(apply(orderId, { amount: 1_501 })).rejects.toEqual(refusedWith(codes.afterSaleAboveRefundable));
    await expect(apply(orderId, { way: 20 })).rejects.toEqual(refusedWith(codes.returnNotShipped));
    const { refundId } = await apply(orderId);
    expect(await orderNow(orderId)).toMatchObject({ refundFlag: 1 });
    await expect(apply(orderId)).rejects.toEqual(refusedWith(codes.afterSaleOpen));
    await run((effect) => rejectRefund(effect, { refundId, reason: '已发货' }));
    expect(await orderNow(orderId)).toMatchObject({ refundFlag: 0 });
    await run((effect) => reapplyRefund(effect, { refundId, reason: '不想要了' }));
    await run((effect) => cancelRefund(effect, { refundId }));
    await run((effect) => reapplyRefund(effect, { refundId, reason: '不想要了' }));
    await run((effect) => cancelRefund(effect, { refundId }));
    await expect(run((effect) => reapplyRefund(effect, { refundId, reason: '不想要了' }))).rejects.toEqual(
      refusedWith(codes.afterSaleTooOften),
    );
  });

  test('an agreed refund goes to the balance, with the freight of what was never shipped, and back into stock when asked', async () => {
    const { orderId, of } = await shipped(2);
    const before = await memberNow();
    const { refundId } = await apply(orderId, { amount: 2_500 });
    await run((effect) => agreeRefund(effect, { refundId }));
    await run((effect) => executeRefund(effect, { refundId, target: 2 }));
    expect(await orderNow(orderId)).toMatchObject({ status: 40, refundFlag: 3, refundedPrice: 2_500, refundedFreight: 500 });
    expect((await memberNow())?.balance).toBe((before?.balance ?? 0) + 2_500);
    expect(await stockOf(of)).toEqual({ stock: 3, sales: 0 });
  });

  test('a channel that holds keeps the case in processing; its repeated success changes nothing; its failure is told and kept', async () => {
    const { orderId } = await shipped();
    const { ids } = await run((effect) => startRefund(effect, { orderId, target: 1, reason: '缺货', anyTime: true }));
    const refundId = ids[0] ?? 0;
    Object.assign(world.context.gateway, { mode: 'fail', failMsg: '余额不足' });
    await expect(run((effect) => executeRefund(effect, { refundId }))).rejects.toEqual(refusedWith(codes.refundFailed));
    Object.assign(world.context.gateway, { mode: 'hold' });
    expect(await run((effect) => executeRefund(effect, { refundId }))).toMatchObject({ status: 40, processing: 1 });
    await expect(run((effect) => executeRefund(effect, { refundId }))).rejects.toEqual(refusedWith(codes.refundChanged));
    await run((effect) => refundResult(effect, { refundId, success: true, channelRefundNo: 'R1' }));
    expect(await run((effect) => refundResult(effect, { refundId, success: true, channelRefundNo: 'R1' }))).toMatchObject({ status: 50 });
    Object.assign(world.context.gateway, { mode: 'auto' });
    expect(await orderNow(orderId)).toMatchObject({ status: 40 });
    await expect(apply(orderId)).rejects.toEqual(refusedWith(codes.afterSaleClosed));
  });

  test('an open after-sale holds completion up', async () => {
    const { orderId } = await shipped();
    await world.database.update(order).set({ status: 20, shipTime: new Date() }).where(eq(order.id, orderId));
    const { refundId } = await apply(orderId, { amount: 1_000 });
    await expect(run((effect) => completeOrder(effect, { orderId }))).rejects.toEqual(refusedWith(codes.orderChanged));
    await run((effect) => cancelRefund(effect, { refundId }));
    await run((effect) => completeOrder(effect, { orderId }));
    expect(await orderNow(orderId)).toMatchObject({ status: 30, grantedPoints: 10, grantedGrowth: 10 });
    const log = await world.database
      .select({ type: orderLog.type })
      .from(orderLog)
      .where(eq(orderLog.orderId, orderId))
      .orderBy(asc(orderLog.id));
    expect(log.map(({ type }) => type)).toEqual(['place', 'pay', 'refundApply', 'receive']);
  });
});

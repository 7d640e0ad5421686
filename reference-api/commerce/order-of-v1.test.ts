import { and, asc, eq, gt, max } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { commissionRecord } from '@/reference-api/database/schema/commission';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { handCoupon, newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { makeDistributor } from './distributor/make-distributor';
import { completeOrder } from './order/complete-order';
import { placeOrder } from './order/place-order';
import { payOrder } from './payment/pay-order';
import { executeRefund } from './refund/execute-refund';
import { startRefund } from './refund/start-refund';

let orderId: number;
let buyer: number;
let first: number;
let second: number;
/** Flows of the demo history end here. */
let lastFlow = 0;
const STORE = 2;

const one = async <Row>(rows: Promise<Row[]>): Promise<Row> => {
  const [found] = await rows;
  if (!found) throw new Error('nothing was found');
  return found;
};
const orderNow = () => one(world.database.select().from(order).where(eq(order.id, orderId)));
const itemsNow = () => world.database.select().from(orderItem).where(eq(orderItem.orderId, orderId)).orderBy(asc(orderItem.id));
const flows = (storeId: number) =>
  world.database
    .select({ bizType: storeFlow.bizType, amount: storeFlow.amount })
    .from(storeFlow)
    .where(and(eq(storeFlow.storeId, storeId), gt(storeFlow.id, lastFlow)))
    .orderBy(asc(storeFlow.id));
const storeNow = (id: number) => one(world.database.select().from(store).where(eq(store.id, id)));
const distributorNow = (id: number) => one(world.database.select().from(distributor).where(eq(distributor.memberId, id)));

const world = await testStack();
beforeAll(async () => {
  lastFlow = (await one(world.database.select({ last: max(storeFlow.id) }).from(storeFlow))).last ?? 0;
  await setSettings(world, 'distribution', { enabled: 1, tiers: 2, first: 10, second: 3, frozenDays: 7 });
  await world.database.update(store).set({ platformRate: 5, auths: 'MANAGE_DISTRIBUTION' }).where(eq(store.id, STORE));
  second = await newBuyer(world);
  await inEffect(world, (effect) => makeDistributor(effect, { memberId: second, source: 2, action: 'add' }));
  first = await newBuyer(world, { inviterId: second });
  await inEffect(world, (effect) => makeDistributor(effect, { memberId: first, source: 2, action: 'add' }));
  await world.database.update(distributor).set({ levelId: null }).where(eq(distributor.memberId, first));
  await world.database.update(distributor).set({ levelId: null }).where(eq(distributor.memberId, second));
  buyer = await newBuyer(world, { points: 500, inviterId: first });
  const level = await one(
    world.database
      .insert(memberLevel)
      .values({ name: '九八折', grade: 77, growthMin: 99_000_000, discount: 98, createTime: new Date() })
      .returning(),
  );
  await world.database.update(member).set({ levelId: level.id, levelLocked: 1 }).where(eq(member.id, buyer));
});

describe('A15: the order of V1', () => {
  test('has the amounts of the vector when it is placed', async () => {
    const a = await sellGoods(world, 2, {
      goods: { storeId: STORE },
      sku: { price: 9_900, stock: 5 },
      block: { freightType: 1, freight: 800, extraFreight: 0 },
    });
    const b = await sellGoods(world, 2, { goods: { storeId: STORE }, sku: { price: 3_300, stock: 5 } });
    const couponRecordId = await handCoupon(world, buyer);
    const items = [
      { skuId: a.skuId, count: 1 },
      { skuId: b.skuId, count: 1 },
    ];
    const placed = await inEffect(world, (effect) =>
      placeOrder(effect, { memberId: buyer, items, receiver: RECEIVER, usePoints: 333, couponRecordId }),
    );
    orderId = placed.orderId;
    expect(placed).toMatchObject({ status: 0, payPrice: 12_403 });
    expect(await orderNow()).toMatchObject({
      totalPrice: 13_200,
      levelPrice: 264,
      couponPrice: 1_000,
      pointPrice: 333,
      freight: 800,
      givePoints: 116,
    });
    expect(
      (await itemsNow()).map(({ levelShare, couponShare, pointShare, payPrice }) => [levelShare, couponShare, pointShare, payPrice]),
    ).toEqual([
      [198, 750, 249, 8_703],
      [66, 250, 84, 2_900],
    ]);
    expect((await one(world.database.select().from(member).where(eq(member.id, buyer)))).points).toBe(167);
  });

  test('has fee and commissions of the vector when it is paid', async () => {
    await inEffect(world, (effect) => payOrder(effect, { orderId, channel: 'wechat' }));
    expect(await orderNow()).toMatchObject({
      ...{ status: 10, platformFee: 580, commission1: 1_160, commission2: 348, distributor1Id: first, distributor2Id: second },
    });
    expect((await itemsNow()).map(({ commission1, commission2 }) => [commission1, commission2])).toEqual([
      [870, 261],
      [290, 87],
    ]);
    expect(await distributorNow(first)).toMatchObject({
      commissionFrozen: 1_160,
      commissionTotal: 1_160,
      orderCount: 1,
      orderAmount: 12_403,
    });
  });

  test('brings the store its net when it is completed', async () => {
    await world.database.update(order).set({ status: 20, shipTime: new Date() }).where(eq(order.id, orderId));
    const before = await storeNow(STORE);
    await inEffect(world, (effect) => completeOrder(effect, { orderId }));
    expect(await flows(STORE)).toEqual([
      { bizType: 1, amount: 12_403 },
      { bizType: 3, amount: -580 },
      { bizType: 5, amount: -1_160 },
      { bizType: 5, amount: -348 },
    ]);
    expect(await flows(0)).toEqual([{ bizType: 3, amount: 580 }]);
    expect((await storeNow(STORE)).pendingSettle - before.pendingSettle).toBe(10_315);
    const now = await one(world.database.select().from(member).where(eq(member.id, buyer)));
    expect(now).toMatchObject({ points: 167 + 116, growth: 116, orderCount: 1, payTotal: 12_403 });
  });

  test('gives everything back when it is refunded in parts, and ends at nothing', async () => {
    const [a, b] = await itemsNow();
    const before = await storeNow(STORE);
    const refundPart = async (items: { itemId: number; amount: number }[], freight: number) => {
      const { ids } = await inEffect(world, (effect) =>
        startRefund(effect, { orderId, items, freight, target: 2, reason: '协商退款', anyTime: true }),
      );
      for (const refundId of ids) await inEffect(world, (effect) => executeRefund(effect, { refundId }));
    };
    await refundPart([{ itemId: a?.id ?? 0, amount: 4_000 }], 0);
    expect(await orderNow()).toMatchObject({
      status: 30,
      refundFlag: 2,
      refundedPrice: 4_000,
      refundedFee: 200,
      refundedCommission1: 399,
      refundedCommission2: 119,
    });
    expect(await distributorNow(first)).toMatchObject({ commissionFrozen: 761, commissionTotal: 761 });
    await refundPart(
      [
        { itemId: b?.id ?? 0, amount: 2_900 },
        { itemId: a?.id ?? 0, amount: 4_703 },
      ],
      1,
    );
    expect(await orderNow()).toMatchObject({
      ...{ status: 40, closeType: 20, refundFlag: 3, refundedPrice: 12_403, refundedFreight: 800, refundedFee: 580 },
      ...{ refundedCommission1: 1_160, refundedCommission2: 348, refundedPoints: 333, grantedPoints: 0, grantedGrowth: 0 },
    });
    const now = await one(world.database.select().from(member).where(eq(member.id, buyer)));
    expect(now).toMatchObject({ points: 500, growth: 0, payTotal: 0, balance: 12_403 });
    expect((await storeNow(STORE)).pendingSettle - before.pendingSettle).toBe(-10_315);
    expect(await distributorNow(first)).toMatchObject({ commissionFrozen: 0, commissionTotal: 0 });
    expect(await distributorNow(second)).toMatchObject({ commissionFrozen: 0, commissionTotal: 0 });
    const rows = await world.database.select().from(commissionRecord).where(eq(commissionRecord.orderId, orderId));
    expect(rows.filter(({ status }) => status !== 2)).toEqual([]);
    expect((await flows(STORE)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect((await flows(0)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { express as companies } from '@/lib/contract/express';
import { orderShip } from '@/lib/contract/order/hardware';
import { storeLevel as levels } from '@/lib/contract/store-level';
import { storeMeal as plans } from '@/lib/contract/store-meal';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { express } from '@/reference-api/database/schema/express';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { store, storeLevel, storeMeal } from '@/reference-api/database/schema/store';
import { sentDuring } from '@/reference-api/testing/sent-during';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const { database } = world;
let grade = 60;

const newCompany = () => {
  grade += 1;
  return admin.ask(companies.create, { body: { name: `快递${grade}`, code: `kd${grade}` } });
};
const newLevel = () => {
  grade += 1;
  return admin.ask(levels.create, { body: { name: `等级${grade}`, grade, platformRate: 1 } });
};
const newPlan = (levelId: number) => {
  grade += 1;
  const terms = { price: 100, marketPrice: 200, durationUnit: 2, durationNum: 6, auths: 'UPLOAD_GOODS' };
  return admin.ask(plans.create, { body: { name: `套餐${grade}`, levelId, ...terms } });
};
/** An order that waits to be shipped. */
async function unshipped() {
  const { skuId } = await sellGoods(world, 2, { sku: { stock: 9 }, block: { freightType: 1, freight: 800 } });
  const { orderId } = await buys(world, orderPlace, { memberId: await newBuyer(world), items: [{ skuId, count: 1 }], receiver: RECEIVER });
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  return orderId;
}

test('what an uncommitted row names is not removed', async () => {
  const [company, level, planned] = [await newCompany(), await newLevel(), await newLevel()];
  const plan = await newPlan(planned.id);
  const [parcel] = await database.select({ id: orderPackage.id }).from(orderPackage).limit(1);
  const of = { expressId: company.id };
  expect(
    await sentDuring(
      world,
      (under) =>
        under
          .update(orderPackage)
          .set(of)
          .where(eq(orderPackage.id, parcel?.id ?? 0)),
      () => admin.send(companies.remove, { query: { id: company.id } }),
    ),
  ).toMatchObject({ code: codes.expressInUse });
  expect(
    await sentDuring(
      world,
      (under) => under.update(store).set({ levelId: level.id }).where(eq(store.id, 1)),
      () => admin.send(levels.remove, { query: { id: level.id } }),
    ),
  ).toMatchObject({ code: codes.storeLevelInUse });
  expect(
    await sentDuring(
      world,
      (under) => under.update(store).set({ mealId: plan.id }).where(eq(store.id, 1)),
      () => admin.send(plans.remove, { query: { id: plan.id } }),
    ),
  ).toMatchObject({ code: codes.storeMealInUse });
});

test('what is named while it is being removed is not found', async () => {
  const [company, level, id] = [await newCompany(), await newLevel(), await unshipped()];
  const packages = [{ expressId: company.id, expressCode: '', trackingNo: 'SF1234567890' }];
  expect(
    await sentDuring(
      world,
      (under) => under.delete(express).where(eq(express.id, company.id)),
      () => admin.send(orderShip, { body: { id, packages } }),
    ),
  ).toMatchObject({ code: 40401 });
  expect(
    await sentDuring(
      world,
      (under) => under.delete(storeLevel).where(eq(storeLevel.id, level.id)),
      () => newPlan(level.id).catch((error: unknown) => String(error)),
    ),
  ).toMatch('请选择对应等级');
  expect(await database.$count(storeMeal, eq(storeMeal.levelId, level.id))).toBe(0);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { BulkAnswer } from '@/lib/contract/call/bulk';
import { codes } from '@/lib/contract/call/codes';
import { distributorLevelChange } from '@/lib/contract/distributor';
import { distributorLevel as ranks } from '@/lib/contract/distributor-level';
import { express as companies } from '@/lib/contract/express';
import { memberLevelChange } from '@/lib/contract/member/action';
import { memberLevel as grades } from '@/lib/contract/member-level';
import { orderShip } from '@/lib/contract/order/hardware';
import { storeLevelChange } from '@/lib/contract/store/action';
import { storeLevel as levels } from '@/lib/contract/store-level';
import { storeMeal as plans } from '@/lib/contract/store-meal';
import { storeApplyCall } from '@/lib/contract/storefront/applications';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { distributorSource, makeDistributor } from '@/reference-api/commerce/distributor/make-distributor';
import { enabledLevel } from '@/reference-api/crud/enabled-level';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { express } from '@/reference-api/database/schema/express';
import { member } from '@/reference-api/database/schema/member';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { store, storeLevel, storeMeal } from '@/reference-api/database/schema/store';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { sentDuring } from '@/reference-api/testing/sent-during';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
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
const newGrade = () => {
  grade += 1;
  return admin.ask(grades.create, { body: { name: `会员${grade}`, grade, growthMin: 90_000_000 + grade, icon: '/media/x.png' } });
};
const newRank = () => {
  grade += 1;
  return admin.ask(ranks.create, { body: { name: `分销${grade}`, grade } });
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

/** Kinds of levels of which no reference in the database speaks. */
const KINDS = [
  {
    kind: 'member',
    make: newGrade,
    levels: memberLevel,
    holders: member,
    own: member.id,
    remove: grades.remove,
    change: memberLevelChange,
  },
  {
    ...{ kind: 'distributor', make: newRank, levels: distributorLevel, holders: distributor, own: distributor.memberId },
    ...{ remove: ranks.remove, change: distributorLevelChange },
  },
] as const;

test.each(KINDS)('nobody is put on a level of a $kind that goes, and none goes that somebody is being put on', async (of) => {
  const { make, levels: table, holders, own, remove, change } = of;
  const [gone, off, taken] = [await make(), await make(), await make()];
  const [holder] = await database.select({ id: own }).from(holders).limit(1);
  const ids = [holder?.id ?? 0];
  // A bulk action refuses by the row, what comes before its rows as a whole.
  const put = async (levelId: number) => {
    const { code, data } = await admin.send(change, { body: { ids, levelId } });
    return code === 0 ? (data as BulkAnswer).failed[0]?.code : code;
  };
  expect(
    await sentDuring(
      world,
      (under) => under.delete(table).where(eq(table.id, gone.id)),
      () => put(gone.id),
    ),
  ).toBe(40401);
  const switchOff = (under: typeof database) => under.update(table).set({ status: 0 }).where(eq(table.id, off.id));
  expect(await sentDuring(world, switchOff, () => put(off.id))).toBe(40001);
  const putting = async (under: typeof database) => {
    await enabledLevel(of.kind === 'member' ? 'memberLevel' : 'distributorLevel', taken.id, { database: under });
    await under
      .update(holders)
      .set({ levelId: taken.id })
      .where(eq(own, ids[0] ?? 0));
  };
  const removed = await sentDuring(world, putting, () => admin.send(remove, { query: { id: taken.id } }));
  expect(removed.code).toBe(of.kind === 'member' ? codes.memberLevelInUse : codes.distributorLevelInUse);
});

test('nor a store, and no application names a plan that goes', async () => {
  const [level, plan] = [await newLevel(), await newPlan(1)];
  const answer = await sentDuring(
    world,
    (under) => under.delete(storeLevel).where(eq(storeLevel.id, level.id)),
    () => admin.send(storeLevelChange, { body: { ids: [1], levelId: level.id } }),
  );
  expect(answer).toMatchObject({ code: 0, data: { failed: [{ code: 40401 }] } });
  await setSettings(world, 'os', { needLicense: 0 });
  const memberId = await newBuyer(world);
  const material = {
    ...{ storeName: '新店', logo: '/media/demo/store-1.png', intro: '社区里的一家好店', contactName: '王敏', contactMobile: '13900001111' },
    ...{ region: ['浙江省', '杭州市', '西湖区'], address: '文三路 1 号', longitude: 120.1, latitude: 30.2, mealId: plan.id },
  };
  expect(
    await sentDuring(
      world,
      (under) => under.delete(storeMeal).where(eq(storeMeal.id, plan.id)),
      () => buys(world, storeApplyCall, { memberId, ...material }).catch((error: unknown) => error),
    ),
  ).toMatchObject({ code: 40401 });
});

test.each(KINDS)(
  'a beginner stands on the level of a $kind that became the default meanwhile',
  async ({ kind, make, levels: table, holders, own }) => {
    const [next, memberId] = [await make(), await newBuyer(world)];
    const moveDefault = async (under: typeof database) => {
      await under.update(table).set({ isDefault: 0 }).where(eq(table.isDefault, 1));
      await under.update(table).set({ isDefault: 1 }).where(eq(table.id, next.id));
    };
    const promote = async () => {
      await inEffect(world, (effect) => makeDistributor(effect, { memberId, source: distributorSource.administrator, action: 'add' }));
      return memberId;
    };
    const begin = kind === 'member' ? () => newBuyer(world) : promote;
    const beginner = await sentDuring(world, moveDefault, begin);
    const [row] = await database.select({ levelId: holders.levelId }).from(holders).where(eq(own, beginner));
    expect(row?.levelId).toBe(next.id);
  },
);

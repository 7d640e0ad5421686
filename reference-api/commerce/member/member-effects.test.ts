import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { giveGiftCoupons, returnCoupons, useCoupon, voidGiftCoupons } from '@/reference-api/commerce/coupon/order-coupons';
import { issueCoupon, takeCoupon } from '@/reference-api/commerce/coupon/take-coupon';
import { changeReferrer } from '@/reference-api/commerce/distributor/count-referred';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { distributor, distributorLevel } from '@/reference-api/database/schema/distributor';
import { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { deregisterMember } from './deregister';
import { rechargeMember } from './recharge';
import { registerMember } from './register';
import { signInMember } from './sign-in';

let mobiles = 0;

const world = await testStack();

const refusedWith = (code: number) => expect.objectContaining({ code });
const register = (more: Partial<Parameters<typeof registerMember>[1]> = {}) => {
  mobiles += 1;
  const mobile = `1770000${String(mobiles).padStart(4, '0')}`;
  return inEffect(world, (effect) => registerMember(effect, { mobile, ...more }));
};
const memberOf = async (id: number) => (await world.database.select().from(member).where(eq(member.id, id)))[0];
const distributorOf = async (id: number) => (await world.database.select().from(distributor).where(eq(distributor.memberId, id)))[0];
const makeCoupon = async (values: Partial<typeof coupon.$inferInsert> = {}) => {
  const now = world.clock.now();
  const rows = await world.database
    .insert(coupon)
    .values({
      name: '测试券',
      discountPrice: 100,
      totalCount: 5,
      perLimit: 2,
      status: 1,
      validityType: 2,
      validDays: 3,
      createTime: now,
      ...values,
    })
    .returning({ id: coupon.id });
  return rows[0]?.id ?? 0;
};

describe('registration (reference-api.md 2.1)', () => {
  test('gives points (3) by registerGive, coupons with takeType 3 and the default level', async () => {
    await setSettings(world, 'points', { registerGive: 50 });
    const couponId = await makeCoupon({ takeType: 3, totalCount: 1 });
    const [first, second] = [await register(), await register()];
    expect(await memberOf(first.memberId)).toMatchObject({ points: 50, levelId: 1, status: 1 });
    const [row] = await world.database.select().from(pointRecord).where(eq(pointRecord.memberId, first.memberId));
    expect(row).toMatchObject({ bizType: 3, delta: 50, after: 50 });
    const given = await world.database.select().from(memberCoupon).where(eq(memberCoupon.couponId, couponId));
    expect(given.map(({ memberId }) => memberId)).toEqual([first.memberId]);
    expect(second.memberId).not.toBe(first.memberId);
  });

  test('of a mobile that is taken is refused: 手机号已存在', async () => {
    const { memberId } = await register();
    const mobile = (await memberOf(memberId))?.mobile ?? '';
    await expect(register({ mobile })).rejects.toEqual(refusedWith(codes.mobileTaken));
  });

  test('domain D8: by the link of a distributor binds and counts both tiers; with condition 1 everybody becomes a distributor (source 3)', async () => {
    await setSettings(world, 'distribution', { enabled: 1, condition: 1 });
    const top = await register();
    const middle = await register({ inviterId: top.memberId });
    const low = await register({ inviterId: middle.memberId });
    expect(await distributorOf(top.memberId)).toMatchObject({ firstCount: 1, secondCount: 1, source: 3, status: 1 });
    expect(await memberOf(low.memberId)).toMatchObject({ parentId: middle.memberId, isDistributor: 1 });
    // A referrer that changes hands is counted off the old tiers and onto the new ones.
    await inEffect(world, (effect) => changeReferrer(effect, low.memberId, top.memberId));
    expect(await distributorOf(top.memberId)).toMatchObject({ firstCount: 2, secondCount: 0 });
    expect(await distributorOf(middle.memberId)).toMatchObject({ firstCount: 0 });
    await setSettings(world, 'distribution', { enabled: 1, condition: 2 });
  });

  test('domain M3: lifts the distributor whose conditions are met by it, and never lowers anybody', async () => {
    await setSettings(world, 'distribution', { enabled: 1, condition: 1 });
    const rows = await world.database
      .insert(distributorLevel)
      .values([
        { name: '两人', grade: 60, upgradeType: 1, condMembers: 2, createTime: world.clock.now() },
        { name: '两人又一单', grade: 61, upgradeType: 2, condMembers: 2, condOrders: 1, createTime: world.clock.now() },
        { name: '只凭人工', grade: 62, upgradeType: 0, condMembers: 1, createTime: world.clock.now() },
      ])
      .returning({ id: distributorLevel.id });
    const lifted = rows[0]?.id;
    const top = await register();
    const levelOf = async () => (await distributorOf(top.memberId))?.levelId;
    const first = await register({ inviterId: top.memberId });
    expect(await levelOf()).not.toBe(lifted);
    await register({ inviterId: top.memberId });
    expect(await levelOf()).toBe(lifted);
    await inEffect(world, (effect) => changeReferrer(effect, first.memberId, null));
    expect(await distributorOf(top.memberId)).toMatchObject({ firstCount: 1, levelId: lifted });
    await setSettings(world, 'distribution', { enabled: 1, condition: 2 });
  });
});

describe('a member', () => {
  test('signs in once a day, points by the running day of seven, from the start after a gap', async () => {
    const { memberId } = await register();
    const signIn = () => inEffect(world, (effect) => signInMember(effect, { memberId }));
    const given: number[] = [];
    for (let day = 1; day <= 8; day += 1) {
      world.clock.freeze(new Date(Date.UTC(2026, 0, day, 2)));
      given.push((await signIn()).points);
    }
    await expect(signIn()).rejects.toEqual(refusedWith(codes.duplicateSubmit));
    world.clock.freeze(new Date(Date.UTC(2026, 0, 11, 2)));
    given.push((await signIn()).points);
    world.clock.freeze(null);
    expect(given).toEqual([1, 2, 3, 4, 5, 6, 10, 1, 1]);
  });

  test('recharges only when that is on, with the gift of the matching option in one row (1)', async () => {
    const { memberId } = await register();
    const recharge = () => inEffect(world, (effect) => rechargeMember(effect, { memberId, amount: 10_000, channel: 'wechat' }));
    await setSettings(world, 'balance', { rechargeEnabled: 0 });
    await expect(recharge()).rejects.toEqual(refusedWith(codes.rechargeOff));
    await setSettings(world, 'balance', { rechargeEnabled: 1, options: [{ amount: 10_000, gift: 500 }] });
    expect(await recharge()).toEqual({ balance: 10_500 });
    const rows = await world.database.select().from(balanceRecord).where(eq(balanceRecord.memberId, memberId));
    expect(rows).toMatchObject([{ bizType: 1, delta: 10_500 }]);
    await expect(inEffect(world, (effect) => deregisterMember(effect, { memberId }))).rejects.toEqual(refusedWith(codes.deregisterRefused));
  });

  test('leaves for good, once', async () => {
    const { memberId } = await register();
    expect(await inEffect(world, (effect) => deregisterMember(effect, { memberId }))).toEqual({ status: -1 });
    await expect(inEffect(world, (effect) => deregisterMember(effect, { memberId }))).rejects.toEqual(
      refusedWith(codes.memberDeregistered),
    );
  });
});

describe('coupons (marketing.md 1)', () => {
  test('the last piece goes to one of many, the others hear 剩余数量不足', async () => {
    const couponId = await makeCoupon({ totalCount: 1 });
    const people = await Promise.all(Array.from({ length: 12 }, () => register()));
    const taken = await Promise.allSettled(
      people.map(({ memberId }) => inEffect(world, (effect) => takeCoupon(effect, { memberId, couponId }))),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = taken.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set([codes.couponNotEnoughLeft]));
  });

  test('refuses above perLimit, outside the period, another level and another way of taking', async () => {
    const { memberId } = await register();
    const take = (couponId: number) => inEffect(world, (effect) => takeCoupon(effect, { memberId, couponId }));
    const one = await makeCoupon({ perLimit: 1 });
    await take(one);
    await expect(take(one)).rejects.toEqual(refusedWith(codes.couponPerMemberReached));
    const later = await makeCoupon({ takeStart: new Date(world.clock.now().getTime() + 60_000) });
    await expect(take(later)).rejects.toEqual(refusedWith(codes.couponOutsidePeriod));
    const silver = await makeCoupon({ memberLevelIds: [2] });
    await expect(take(silver)).rejects.toEqual(refusedWith(codes.couponLevelMismatch));
    const issue = inEffect(world, (effect) => issueCoupon(effect, { couponId: one, memberId, pieces: 1 }));
    await expect(issue).rejects.toEqual(refusedWith(codes.couponNotIssuedByAdmin));
  });

  test('is used once, comes back with its order, expired when its end has passed', async () => {
    const { memberId } = await register();
    const couponId = await makeCoupon();
    const [order] = (await world.database.execute<{ id: number }>('select id from "order" order by id limit 1')).rows;
    const orderId = order?.id ?? 0;
    const { recordId } = await inEffect(world, (effect) => takeCoupon(effect, { memberId, couponId }));
    const use = () => inEffect(world, (effect) => useCoupon(effect, { recordId, memberId, orderId, orderNo: 'D1' }));
    const record = async () => (await world.database.select().from(memberCoupon).where(eq(memberCoupon.id, recordId)))[0];
    await use();
    await expect(use()).rejects.toEqual(refusedWith(codes.couponUnusable));
    await inEffect(world, (effect) => returnCoupons(effect, { orderId }));
    expect(await record()).toMatchObject({ status: 1, orderId: null });
    await use();
    world.clock.freeze(new Date(world.clock.now().getTime() + 4 * DAY_MS));
    await inEffect(world, (effect) => returnCoupons(effect, { orderId }));
    world.clock.freeze(null);
    expect(await record()).toMatchObject({ status: 3 });
    expect((await world.database.select().from(coupon).where(eq(coupon.id, couponId)))[0]).toMatchObject({ takenCount: 1, usedCount: 0 });
  });

  test('of an order are given once per item and taken back unused', async () => {
    const { memberId } = await register();
    const couponId = await makeCoupon({ takeType: 2 });
    const [item] = (
      await world.database.execute<{ id: number; order_id: number }>('select id, order_id from order_item order by id limit 1')
    ).rows;
    const gift = { orderId: item?.order_id ?? 0, itemId: item?.id ?? 0, memberId, couponIds: [couponId] };
    await inEffect(world, (effect) => giveGiftCoupons(effect, gift));
    await inEffect(world, (effect) => giveGiftCoupons(effect, gift));
    const held = () => world.database.select().from(memberCoupon).where(eq(memberCoupon.couponId, couponId));
    expect(await held()).toMatchObject([{ status: 1, memberId }]);
    await inEffect(world, (effect) => voidGiftCoupons(effect, gift));
    expect(await held()).toMatchObject([{ status: 4 }]);
  });
});

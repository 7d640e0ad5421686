import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { gatewayMode } from '@/lib/contract/storefront/after-sale';
import {
  cashApplyCall,
  cashCancelCall,
  distributorApplyCall,
  distributorCancelCall,
  distributorResubmitCall,
  storeApplyCall,
  storeCancelCall,
  storePayCall,
  storeResubmitCall,
} from '@/lib/contract/storefront/applications';
import { storefrontPath } from '@/lib/contract/storefront/call';
import { hit, memberAddress, memberDeregister, memberRecharge, memberRegister, memberSignIn } from '@/lib/contract/storefront/members';
import { storefrontCalls } from '@/lib/contract/storefront/table';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { approveStoreApply, rejectStoreApply } from '@/reference-api/commerce/store-apply/decide';
import { refundStoreApply } from '@/reference-api/commerce/store-apply/pay-back';
import { admin } from '@/reference-api/database/schema/admin';
import { distributorApply } from '@/reference-api/database/schema/distributor';
import { goods } from '@/reference-api/database/schema/goods';
import { store, storeMeal } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

let mealId: number;
let mobiles = 0;

const world = await testStack({ testMode: true });
beforeAll(async () => {
  await setSettings(world, 'os', { needLicense: 0 });
  const plan = { name: '测试年度套餐', levelId: 1, price: 199_900, durationUnit: 3, durationNum: 1, auths: 'UPLOAD_GOODS', goodsLimit: 30 };
  const [made] = await world.database
    .insert(storeMeal)
    .values({ ...plan, createTime: new Date() })
    .returning({ id: storeMeal.id });
  mealId = made?.id ?? 0;
});

const somebody = async () => {
  mobiles += 1;
  return (await buys(world, memberRegister, { mobile: `1771000${String(mobiles).padStart(4, '0')}` })).memberId;
};
const material = (storeName: string) => ({
  ...{ storeName, logo: '/media/demo/store-1.png', intro: '社区里的一家好店', contactName: '王敏', contactMobile: '13900001111' },
  ...{ region: ['浙江省', '杭州市', '西湖区'], address: '文三路 1 号', longitude: 120.1, latitude: 30.2 },
});
const applyOf = async (id: number) => (await world.database.select().from(storeApply).where(eq(storeApply.id, id)))[0];

describe('the simulator', () => {
  test('is not there without test mode (A27)', async () => {
    const plain = await testStack();
    for (const call of storefrontCalls) {
      const answer = await plain.api.app.request(storefrontPath(call), { method: 'POST', body: '{}' });
      expect([answer.status, await answer.text()], call.path).toEqual([404, '']);
    }
    await plain.close();
  });

  test('checks its bodies like the contract: the first text and the fields', async () => {
    await expect(buys(world, memberRegister, { mobile: '123' })).rejects.toMatchObject({ code: 40001, message: '手机号格式不正确' });
    await expect(buys(world, memberSignIn, { memberId: 99_999_999 })).rejects.toMatchObject({ code: 40401, message: '用户不存在' });
  });

  test('members register, sign in once a day, have addresses, are counted and leave', async () => {
    const memberId = await somebody();
    expect(await buys(world, memberSignIn, { memberId })).toEqual({ points: 1 });
    await expect(buys(world, memberSignIn, { memberId })).rejects.toMatchObject({ code: 40904, message: '请勿重复提交' });
    const home = {
      memberId,
      name: '王敏',
      mobile: '13900001111',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      address: '文三路 1 号',
    };
    expect((await buys(world, memberAddress, home)).addressId).toBeGreaterThan(0);
    await setSettings(world, 'balance', { rechargeEnabled: 0 });
    const recharge = buys(world, memberRecharge, { memberId, amount: 100, channel: 'wechat' });
    await expect(recharge).rejects.toMatchObject({ code: 60107, message: '无法充值：尚未启用充值' });
    const views = async () => (await world.database.select().from(goods).where(eq(goods.id, 1)))[0]?.views ?? 0;
    const before = await views();
    await buys(world, hit, { target: 'goods', id: 1, event: 'view', count: 3 });
    expect(await views()).toBe(before + 3);
    expect(await buys(world, memberDeregister, { memberId })).toEqual({ status: -1 });
  });
});

describe('applications of distributors (member.md 7)', () => {
  test('are filed once, taken back, and sent in again after a rejection', async () => {
    const memberId = await somebody();
    const given = { memberId, realName: '王敏', reason: '有社群资源' };
    const { id } = await buys(world, distributorApplyCall, given);
    await expect(buys(world, distributorApplyCall, given)).rejects.toMatchObject({ message: '无法提交：已有申请在处理中' });
    expect(await buys(world, distributorCancelCall, { id })).toEqual({ status: 3 });
    await expect(buys(world, distributorCancelCall, { id })).rejects.toMatchObject({ message: '无法处理：该申请已被处理，请刷新' });
    const again = await buys(world, distributorApplyCall, given);
    await world.database.update(distributorApply).set({ status: 2 }).where(eq(distributorApply.id, again.id));
    const sent = await buys(world, distributorResubmitCall, { id: again.id, realName: '王敏', reason: '补充资料' });
    expect(sent).toEqual({ status: 0, applyCount: 2 });
  });
});

test('a rejected application of a distributor is not sent in again beside another that is open', async () => {
  const memberId = await somebody();
  const given = { memberId, realName: '王敏', reason: '有社群资源' };
  const { id } = await buys(world, distributorApplyCall, given);
  await world.database.update(distributorApply).set({ status: 2 }).where(eq(distributorApply.id, id));
  await buys(world, distributorApplyCall, given);
  await expect(buys(world, distributorResubmitCall, { id, realName: '王敏', reason: '补充资料' })).rejects.toMatchObject({ code: 60208 });
});

describe('applications of stores (shopping.md 2)', () => {
  test('a paid one is approved: store, owner, plan, administrator with a one-time password, income of the main store (A5)', async () => {
    const memberId = await somebody();
    const { id, applyNo, status } = await buys(world, storeApplyCall, { memberId, ...material('测试一号店'), mealId });
    expect(status).toBe(9);
    await expect(buys(world, storeApplyCall, { memberId, ...material('测试一号店') })).rejects.toMatchObject({ code: 60303 });
    expect(await buys(world, storePayCall, { id, channel: 'wechat', payNo: 'W1' })).toEqual({ status: 0, payStatus: 1 });
    expect(await buys(world, storePayCall, { id, channel: 'wechat', payNo: 'W1' })).toEqual({ status: 0, payStatus: 1 });
    const approve = () =>
      inEffect(world, (effect) => approveStoreApply(effect, { id, levelId: 1, username: 'shop_one' }), { operator: ADMIN });
    const { storeId, tempPassword } = await approve();
    expect(tempPassword.length).toBeGreaterThan(7);
    const [opened] = await world.database.select().from(store).where(eq(store.id, storeId));
    expect(opened).toMatchObject({ status: 1, ownerMemberId: memberId, mealId, auths: 'UPLOAD_GOODS', goodsLimit: 30 });
    expect(opened?.expireAt?.getTime()).toBeGreaterThan(Date.now() + 364 * DAY_MS);
    const [owner] = await world.database.select().from(admin).where(eq(admin.storeId, storeId));
    expect(owner).toMatchObject({ username: 'shop_one', mustChangePassword: 1 });
    const flows = await world.database.select().from(storeFlow).where(eq(storeFlow.bizNo, applyNo));
    expect(flows).toMatchObject([{ storeId: 0, bizType: 7, amount: 199_900, settleStatus: 1 }]);
    await expect(approve()).rejects.toMatchObject({ code: 40903 });
    await expect(buys(world, storeApplyCall, { memberId, ...material('再开一家') })).rejects.toMatchObject({
      message: '无法提交：该用户已有门店',
    });
  });

  test('a number of a payment pays for one application', async () => {
    const ids: number[] = [];
    for (const name of ['测试七号店', '测试八号店'])
      ids.push((await buys(world, storeApplyCall, { memberId: await somebody(), ...material(name), mealId })).id);
    const pay = (id: number | undefined) => buys(world, storePayCall, { id: id ?? 0, channel: 'wechat', payNo: 'W78' });
    await pay(ids[0]);
    await expect(pay(ids[1])).rejects.toMatchObject({ code: 40904 });
  });

  test('a paid one gets the term that was paid for, whatever the plan sells by now', async () => {
    const memberId = await somebody();
    const { id } = await buys(world, storeApplyCall, { memberId, ...material('测试四号店'), mealId });
    await buys(world, storePayCall, { id, channel: 'wechat' });
    await world.database.update(storeMeal).set({ durationUnit: 1, durationNum: 7 }).where(eq(storeMeal.id, mealId));
    const approval = { id, levelId: 1, username: 'shop_four' };
    const { storeId } = await inEffect(world, (effect) => approveStoreApply(effect, approval), { operator: ADMIN });
    await world.database.update(storeMeal).set({ durationUnit: 3, durationNum: 1 }).where(eq(storeMeal.id, mealId));
    const [opened] = await world.database.select().from(store).where(eq(store.id, storeId));
    expect(opened?.expireAt?.getTime()).toBeGreaterThan(Date.now() + 364 * DAY_MS);
  });

  test('a rejected one is not sent in again beside another that is open', async () => {
    const memberId = await somebody();
    const { id } = await buys(world, storeApplyCall, { memberId, ...material('测试五号店') });
    await inEffect(world, (effect) => rejectStoreApply(effect, { id, reason: '照片不清' }), { operator: ADMIN });
    await buys(world, storeApplyCall, { memberId, ...material('测试六号店') });
    await expect(buys(world, storeResubmitCall, { id, ...material('测试五号店') })).rejects.toMatchObject({ code: 60303 });
  });

  test('a rejected paid one is refunded; when the channel fails the row moves on and the refund is tried again', async () => {
    const memberId = await somebody();
    const { id } = await buys(world, storeApplyCall, { memberId, ...material('测试二号店'), mealId });
    await buys(world, storePayCall, { id, channel: 'alipay' });
    await buys(world, gatewayMode, { refund: 'fail', failMsg: '渠道维护' });
    const rejected = await inEffect(world, (effect) => rejectStoreApply(effect, { id, reason: '照片不清' }), { operator: ADMIN });
    expect(rejected).toMatchObject({ status: 2, payStatus: 1, refundError: 60306 });
    await buys(world, gatewayMode, { refund: 'auto' });
    expect(await inEffect(world, (effect) => refundStoreApply(effect, { id }))).toMatchObject({ payStatus: 2, refundError: null });
    expect(await buys(world, storeResubmitCall, { id, ...material('测试二号店'), mealId })).toEqual({ status: 9, applyCount: 2 });
    expect(await applyOf(id)).toMatchObject({ payStatus: 0 });
    expect(await buys(world, storeCancelCall, { id })).toEqual({ status: 3, payStatus: 0 });
  });

  test('are refused while closed, and without a plan where one is needed', async () => {
    const memberId = await somebody();
    const apply = () => buys(world, storeApplyCall, { memberId, ...material('测试三号店') });
    await setSettings(world, 'os', { needLicense: 0, applyEnabled: 0 });
    await expect(apply()).rejects.toMatchObject({ message: '无法提交：暂未开放门店申请' });
    await setSettings(world, 'os', { needLicense: 0, applyNeedMeal: 1 });
    await expect(apply()).rejects.toMatchObject({ code: 40001, message: '请选择套餐' });
    await setSettings(world, 'os', { needLicense: 0 });
  });
});

test('withdrawals are filed and taken back (finance.md 2)', async () => {
  const memberId = await somebody();
  await setSettings(world, 'balance', { rechargeEnabled: 1 });
  await setSettings(world, 'withdraw', { minAmount: 100 });
  await buys(world, memberRecharge, { memberId, amount: 10_000, channel: 'alipay' });
  const given = { memberId, applicant: 3, amount: 5_000, type: 4, account: { holder: '王敏', no: '13900001111' } };
  const { id } = await buys(world, cashApplyCall, given);
  await expect(buys(world, cashApplyCall, given)).rejects.toMatchObject({ message: '无法提现：已有申请在处理中' });
  expect(await buys(world, cashCancelCall, { id })).toEqual({ status: 30 });
});

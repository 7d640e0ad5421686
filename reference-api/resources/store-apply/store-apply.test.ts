import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeApplyState } from '@/lib/contract/states/store-apply';
import { storeDetail } from '@/lib/contract/store';
import * as contract from '@/lib/contract/store-apply';
import { flowRecord, storeFinance } from '@/lib/contract/store-flow';
import { storeMeal } from '@/lib/contract/store-meal';
import { gatewayMode } from '@/lib/contract/storefront/after-sale';
import { storeApplyCall, storePayCall, storeResubmitCall } from '@/lib/contract/storefront/applications';
import { memberRegister } from '@/lib/contract/storefront/members';
import { changePassword, info } from '@/lib/contract/user';
import { admin as adminTable } from '@/reference-api/database/schema/admin';
import { accessLog } from '@/reference-api/database/schema/login';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store } from '@/reference-api/database/schema/store';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const PRICE = 199_900;
const ID_CARD = '33010819850315241X';
let mealId: number;
let mobiles = 0;

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
beforeAll(async () => {
  const plan = { name: '年度套餐', levelId: 2, price: PRICE, marketPrice: PRICE, durationUnit: 3, auths: 'UPLOAD_GOODS', goodsLimit: 30 };
  mealId = (await admin.ask(storeMeal.create, { body: plan })).id;
});

const material = (storeName: string, more: object = {}) => ({
  ...{ storeName, logo: '/media/demo/store-1.png', intro: '社区里的一家好店', contactName: '王敏', contactMobile: '13900001111' },
  ...{ region: ['浙江省', '杭州市', '西湖区'], address: '文三路 1 号', longitude: 120.1, latitude: 30.2 },
  bank: { holder: '王敏', account: '6222021202012345678', bankName: '中国工商银行', branch: '杭州分行' },
  qualification: {
    ...{ subjectType: 1, legalName: '王敏', legalIdCard: ID_CARD },
    ...{ idCardFront: '/media/demo/store-1.png', idCardBack: '/media/demo/store-1.png' },
  },
  ...more,
});

/** Somebody who applies; with a plan it is paid for. */
async function applied(storeName: string, plan?: number) {
  mobiles += 1;
  const { memberId } = await buys(world, memberRegister, { mobile: `1779000${String(mobiles).padStart(4, '0')}` });
  const made = await buys(world, storeApplyCall, { memberId, ...material(storeName, plan ? { mealId: plan } : {}) });
  if (plan) await buys(world, storePayCall, { id: made.id, channel: 'wechat' });
  return { ...made, memberId };
}
const infoOf = (id: number) => admin.ask(contract.storeApplyInfo, { query: { id } });
const approve = (id: number, username: string, more: object = {}) => ({
  body: { id, levelId: 1, username, ...more },
  headers: { 'idempotency-key': crypto.randomUUID() },
});
const storesNamed = (name: string) => world.database.select().from(store).where(eq(store.name, name));

describe('the list (shopping.md 2)', () => {
  test('counts its tabs without the tab itself, and finds by number, name, plan and payment', async () => {
    const paid = await applied('检索一号店', mealId);
    const free = await applied('检索二号店');
    const ask = (query: object) => admin.ask(contract.storeApply.list, { query: { ...query } });
    const [all, pending] = [await ask({}), await ask({ tab: '0' })];
    expect(pending.tabs).toEqual(all.tabs);
    expect(pending.total).toBe(all.tabs?.['0']);
    expect(pending.rows.every(({ status }) => status === storeApplyState.pending)).toBe(true);
    expect((await ask({ keyword: paid.applyNo })).rows).toMatchObject([{ id: paid.id, mealName: '年度套餐', mealPrice: PRICE }]);
    expect((await ask({ keyword: '检索', payStatus: 1 })).rows.map(({ id }) => id)).toEqual([paid.id]);
    expect((await ask({ keyword: '检索', mealId })).rows.map(({ id }) => id)).toEqual([paid.id]);
    expect((await ask({ keyword: '检索' })).rows.map(({ id }) => id).sort()).toEqual([paid.id, free.id].sort());
  });

  test('is exported as it is filtered', async () => {
    await applied('导出一号店');
    const file = await (await admin.fetch(contract.storeApplyExport, { query: { keyword: '导出一号店' } })).text();
    const [head, row, ...rest] = file.trim().split('\r\n');
    expect(head).toContain('申请单号');
    expect(row).toContain('导出一号店');
    expect(row).toContain('139****1111');
    expect(rest).toEqual([]);
  });

  test('masks what is personal; reading it in full is written down each time', async () => {
    const { id } = await applied('遮掩一号店');
    const row = await infoOf(id);
    expect([row.contactMobile, row.qualification?.legalIdCard, row.bank?.account.includes('*')]).toEqual([
      '139****1111',
      '3301**********241X',
      true,
    ]);
    const values = { legalIdCard: ID_CARD, account: '6222021202012345678', contactMobile: '13900001111' };
    for (const [field, value] of Object.entries(values))
      expect(await admin.ask(contract.storeApplyReveal, { query: { id, field } })).toEqual({ value });
    const notes = await world.database
      .select()
      .from(accessLog)
      .where(and(eq(accessLog.resource, 'storeApply'), eq(accessLog.recordId, id)));
    expect(notes).toHaveLength(3);
  });
});

describe('approval', () => {
  test('of a paid plan: store, owner, administrator, income of the main store and a note to the applicant; the password is told once', async () => {
    const { id, applyNo, memberId } = await applied('通过一号店', mealId);
    const sent = approve(id, 'approved_one', { levelId: 1, mealId: null, platformRate: 3.5, remark: '首批门店' });
    const made = await admin.ask(contract.storeApplyApprove, sent);
    // The same call sent again gives the same answer, and opens nothing a second time.
    expect(await admin.ask(contract.storeApplyApprove, sent)).toEqual(made);
    expect(await storesNamed('通过一号店')).toHaveLength(1);
    const given = {
      ownerMemberId: memberId,
      levelId: 1,
      mealId,
      auths: 'UPLOAD_GOODS',
      goodsLimit: 30,
      platformRate: 3.5,
      remark: '首批门店',
    };
    expect(await admin.ask(storeDetail, { query: { id: made.storeId } })).toMatchObject({
      ...given,
      ownerUsername: 'approved_one',
      status: 1,
    });
    const { rows } = await admin.ask(storeFinance.list, { query: { bizNo: applyNo } });
    expect(rows).toMatchObject([{ storeId: 0, bizType: 7, amount: PRICE, settleStatus: 1, bizId: id }]);
    expect(rows.map(flowRecord)).toEqual(['plan']);
    expect(await infoOf(id)).toMatchObject({ status: storeApplyState.approved, storeId: made.storeId, auditorName: '林知远' });
    expect((await admin.ask(storeMeal.list, { query: { name: '年度套餐' } })).rows[0]).toMatchObject({ soldCount: 1, storeCount: 1 });
    const told = await world.database
      .select()
      .from(outbox)
      .where(and(eq(outbox.object, 'storeApply'), eq(outbox.objectId, id)));
    expect(told).toMatchObject([{ receiverType: 'member', receiver: String(memberId), text: '您的门店申请 通过一号店 已通过' }]);
    // Nowhere but in the one answer: not in the record, and not in the row of the administrator.
    expect(JSON.stringify([await infoOf(id), await world.database.select().from(adminTable)])).not.toContain(made.tempPassword);
    const first = await world.as(made.username, made.tempPassword);
    expect(await first.ask(info)).toMatchObject({ mustChangePassword: 1, storeId: made.storeId });
    await first.ask(changePassword, { body: { oldPassword: made.tempPassword, newPassword: 'Owner2026' } });
    await expect(world.as(made.username, made.tempPassword)).rejects.toMatchObject({ code: expect.any(Number) });
  });

  test.each([
    ['账号已存在', 'store1', '回滚一号店'],
    ['门店名称已存在', 'rolled_back', '滨江旗舰店'],
  ])('refused with %s leaves nothing behind, and the application waits on', async (msg, username, name) => {
    const { id, applyNo } = await applied(name, mealId);
    const before = await storesNamed(name);
    expect(await admin.send(contract.storeApplyApprove, approve(id, username))).toMatchObject({ msg });
    expect(await storesNamed(name)).toEqual(before);
    expect(await world.database.$count(adminTable, eq(adminTable.username, 'rolled_back'))).toBe(0);
    expect((await admin.ask(storeFinance.list, { query: { bizNo: applyNo } })).rows).toEqual([]);
    expect(await infoOf(id)).toMatchObject({ status: storeApplyState.pending, storeId: null });
  });

  test('onto a level gone out of use meanwhile marks the field, and another may be chosen', async () => {
    const { id } = await applied('停用等级店');
    await world.sql('update store_level set status = 0 where id = 2');
    const refused = await admin.send(contract.storeApplyApprove, approve(id, 'level_off', { levelId: 2 }));
    await world.sql('update store_level set status = 1 where id = 2');
    const fieldErrors = [{ field: 'levelId', msg: '门店等级已停用，请另选' }];
    expect(refused).toMatchObject({ code: 40001, data: { fieldErrors } });
    expect(await admin.send(contract.storeApplyApprove, approve(id, 'level_off'))).toMatchObject({ code: 0 });
  });

  test('A5: by two at once opens one store', async () => {
    const { id } = await applied('并发一号店');
    const both = await Promise.all(
      ['twice_one', 'twice_two'].map((username) => admin.send(contract.storeApplyApprove, approve(id, username))),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([0, 40903]);
    expect(both.find(({ code }) => code)?.msg).toBe('无法处理：该申请已被处理，请刷新');
    expect(await storesNamed('并发一号店')).toHaveLength(1);
  });

  test('without a plan never expires and takes the features of the settings', async () => {
    const { id } = await applied('无套餐一号店');
    const { storeId } = await admin.ask(contract.storeApplyApprove, approve(id, 'no_plan_one'));
    expect(await admin.ask(storeDetail, { query: { id: storeId } })).toMatchObject({ expireAt: null, mealId: null, auths: '' });
  });

  test('with another plan than was asked for tells of the one given, and without one of none', async () => {
    const free = { name: '免费套餐', levelId: 1, price: 0, marketPrice: 0, durationUnit: 2, durationNum: 3 };
    const { id: freeId } = await admin.ask(storeMeal.create, { body: free });
    const asked = async (storeName: string) => {
      mobiles += 1;
      const { memberId } = await buys(world, memberRegister, { mobile: `1779000${String(mobiles).padStart(4, '0')}` });
      return buys(world, storeApplyCall, { memberId, ...material(storeName), mealId: freeId });
    };
    const [one, other] = [await asked('换套餐一号店'), await asked('换套餐二号店')];
    await admin.ask(contract.storeApplyApprove, approve(one.id, 'other_plan', { mealId }));
    await admin.ask(contract.storeApplyApprove, approve(other.id, 'plan_gone', { mealId: null }));
    expect(await infoOf(one.id)).toMatchObject({ mealId, mealName: '年度套餐', mealPrice: PRICE, durationUnit: 3, durationNum: 1 });
    expect(await infoOf(other.id)).toMatchObject({ mealId: null, mealName: '', mealPrice: 0, durationUnit: null, durationNum: null });
  });
});

describe('rejection', () => {
  test('needs a reason, pays back what was paid without a row in the ledger, and may be sent in again', async () => {
    const { id, applyNo } = await applied('驳回一号店', mealId);
    const reject = (reason: string) => admin.send(contract.storeApplyReject, { body: { id, reason } });
    expect((await reject('')).msg).toBe('请输入驳回原因');
    expect((await reject('证件照片不清晰')).data).toMatchObject({ status: storeApplyState.rejected, payStatus: 2, refundError: null });
    expect((await admin.ask(storeFinance.list, { query: { bizNo: applyNo } })).rows).toEqual([]);
    expect((await reject('再驳一次')).code).toBe(40903);
    expect(await buys(world, storeResubmitCall, { id, ...material('驳回一号店'), mealId })).toMatchObject({
      status: storeApplyState.unpaid,
      applyCount: 2,
    });
    await buys(world, storePayCall, { id, channel: 'alipay' });
    // The reason of the first round stays in sight of whoever looks at the second.
    expect(await infoOf(id)).toMatchObject({ status: storeApplyState.pending, payStatus: 1, applyCount: 2, auditReason: '证件照片不清晰' });
    await admin.ask(contract.storeApplyApprove, approve(id, 'second_round'));
  });

  test('moves on when the channel fails, says so, and is refunded on a second try', async () => {
    const { id } = await applied('退款一号店', mealId);
    await buys(world, gatewayMode, { refund: 'fail', failMsg: '渠道维护' });
    const rejected = await admin.ask(contract.storeApplyReject, { body: { id, reason: '地址不符' } });
    expect(rejected).toMatchObject({ status: storeApplyState.rejected, payStatus: 1, refundError: '无法退款：支付渠道处理失败，请重试' });
    const again = await admin.ask(contract.storeApplyRefund, { body: { id } });
    expect(again).toMatchObject({ payStatus: 1, refundError: '无法退款：支付渠道处理失败，请重试' });
    await buys(world, gatewayMode, { refund: 'auto' });
    expect(await admin.ask(contract.storeApplyRefund, { body: { id } })).toMatchObject({ payStatus: 2, refundError: null });
    expect((await admin.send(contract.storeApplyRefund, { body: { id } })).code).toBe(40903);
  });
});

test('only what was rejected or taken back can be deleted, and is gone from the list', async () => {
  const { id } = await applied('删除一号店');
  expect((await admin.send(contract.storeApplyRemove, { query: { id } })).code).toBe(40903);
  await admin.ask(contract.storeApplyReject, { body: { id, reason: '重复' } });
  await admin.ask(contract.storeApplyRemove, { query: { id } });
  expect((await admin.ask(contract.storeApply.list, { query: { keyword: '删除一号店' } })).rows).toEqual([]);
  expect((await admin.send(contract.storeApplyInfo, { query: { id } })).code).toBe(40401);
});

test('what is owed keeps an application: it is deleted only after the refund', async () => {
  const { id } = await applied('欠款一号店', mealId);
  await buys(world, gatewayMode, { refund: 'fail', failMsg: '渠道维护' });
  await admin.ask(contract.storeApplyReject, { body: { id, reason: '地址不符' } });
  expect((await admin.send(contract.storeApplyRemove, { query: { id } })).code).toBe(40903);
  await buys(world, gatewayMode, { refund: 'auto' });
  await admin.ask(contract.storeApplyRefund, { body: { id } });
  expect((await admin.send(contract.storeApplyRemove, { query: { id } })).code).toBe(0);
});

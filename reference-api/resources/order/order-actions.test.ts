import { describe, expect, it } from 'vitest';
import { order } from '@/lib/contract/order';
import { orderDeliver, orderDeliveryReveal, orderReplace } from '@/lib/contract/order/account';
import { orderClose, orderConfirmPay, orderPrice, orderRemark } from '@/lib/contract/order/action';
import { orderInfo, orderLog } from '@/lib/contract/order/detail';
import { orderAccept, orderAssign, orderFinish, orderReject, orderSupplement } from '@/lib/contract/order/form';
import { orderExtend, orderPackages, orderReceive, orderShip, orderShipImport } from '@/lib/contract/order/hardware';
import { licenceRenew, licenceResetKey, licenceStatusChange, orderActivate } from '@/lib/contract/order/software';
import { refund } from '@/lib/contract/refund';
import { refundAgree, refundCreate, refundExecute, refundReject } from '@/lib/contract/refund/action';
import { gatewayMode, refundApply } from '@/lib/contract/storefront/after-sale';
import { orderReceive as buyerReceives, orderPay, orderPlace, orderResubmit } from '@/lib/contract/storefront/orders';
import { newBuyer, RECEIVER, sellCards, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

let keys = 0;
const once = () => {
  keys += 1;
  return { 'idempotency-key': `key-${keys}` };
};
const SF = { expressCode: 'SF', trackingNo: 'SF1420036788125' };

const world = await testStack({ testMode: true });
const admin = await world.as('admin');

/** Somebody buys so many pieces and pays unless told otherwise; answers the order's id. */
async function bought(skuId: number, { count = 1, paid = true, ...more }: { count?: number; paid?: boolean; formValues?: object } = {}) {
  const memberId = await newBuyer(world);
  const { orderId } = await buys(world, orderPlace, { memberId, items: [{ skuId, count }], receiver: RECEIVER, ...more });
  if (paid) await buys(world, orderPay, { orderId, channel: 'wechat' });
  return orderId;
}
const hardware = async (more?: Parameters<typeof bought>[1]) =>
  bought(
    (await sellGoods(world, 2, { sku: { stock: 20 }, block: { freightType: 1, freight: 800, afterSaleDays: 7, returnable: 1 } })).skuId,
    more,
  );
const infoOf = (id: number) => admin.ask(orderInfo, { query: { id } });
const refundOf = async (orderId: number) => (await admin.ask(refund.list, { query: { orderId } })).rows[0];

describe('a bulk action that meets somebody else who changes the same orders', () => {
  const remarks = (ids: number[]) => admin.send(orderRemark, { body: { ids, remark: '加急' } });
  const oneWaits = () =>
    expect
      .poll(() => world.sql("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .toHaveLength(1);

  it('is run again when the two wait for each other', async () => {
    const [first, second] = [await hardware(), await hardware()];
    const other = await world.pool.connect();
    await other.query('begin');
    await other.query('update "order" set star = star where id = $1', [second]);
    const answering = remarks([first, second]);
    await oneWaits();
    // The database gives up the one that waits longer; on a very slow machine it is this one, and the other goes on.
    await other.query('update "order" set star = star where id = $1', [first]).catch(() => undefined);
    await other.query('commit');
    other.release();
    expect(await answering).toMatchObject({ code: 0, data: { success: 2, failed: [] } });
  });

  it('holds none while it waits for one with a smaller number, and tells refusals as they were asked', async () => {
    const [first, second] = [await hardware(), await hardware()];
    const other = await world.pool.connect();
    await other.query('begin');
    await other.query('update "order" set star = star where id = $1', [first]);
    const answering = remarks([999_999, second, first, 999_998]);
    await oneWaits();
    await other.query('select 1 from "order" where id = $1 for update nowait', [second]).finally(() => other.query('commit'));
    other.release();
    expect(await answering).toMatchObject({ code: 0, data: { success: 2, failed: [{ id: 999_999 }, { id: 999_998 }] } });
  });
});

describe('hardware', () => {
  it('is shipped, mended, extended and received', async () => {
    const id = await hardware();
    const bad = await admin.send(orderShip, { body: { id, packages: [{ ...SF, trackingNo: '!' }] } });
    expect(bad).toMatchObject({ code: 40001, msg: '快递单号格式不正确' });
    expect(await admin.ask(orderShip, { body: { id, packages: [SF] } })).toMatchObject({ id, status: 20 });
    expect((await admin.send(orderShip, { body: { id, packages: [SF] } })).code).toBe(60504);
    await admin.ask(orderPackages, { body: { id, packages: [{ ...SF, trackingNo: 'SF0000000001' }, SF] } });
    for (const days of [3, 7]) await admin.ask(orderExtend, { body: { id, days } });
    expect(await admin.send(orderExtend, { body: { id, days: 3 } })).toMatchObject({ code: 60517, msg: '无法延长：最多延长 2 次' });
    expect(await admin.ask(orderReceive, { body: { id, reason: '买家电话确认' } })).toMatchObject({ status: 30 });
    const { rows } = await admin.ask(orderLog, { query: { id } });
    expect(rows.map(({ type }) => type)).toEqual(expect.arrayContaining(['ship', 'packages', 'extend']));
    expect(rows.find(({ type }) => type === 'packages')?.content).toMatch(/ → .+ SF0000000001；.+ SF1420036788125$/);
  });

  it('waits while an after-sale is open (A6)', async () => {
    const orderId = await hardware();
    const { payPrice, items } = await infoOf(orderId);
    const amount = items[0]?.payPrice ?? 0;
    await buys(world, refundApply, { orderId, itemId: items[0]?.id ?? null, way: 10, amount, reason: '不想要了' });
    const refused = await admin.send(orderShip, { body: { id: orderId, packages: [SF] } });
    expect(refused).toMatchObject({ code: 60503, msg: '无法发货：请先处理售后申请' });
    const found = await refundOf(orderId);
    await admin.ask(refundReject, { body: { id: found?.id, reason: '已打包' } });
    expect(await admin.ask(orderShip, { body: { id: orderId, packages: [SF] } })).toMatchObject({ status: 20 });
    expect(payPrice).toBeGreaterThan(amount);
  });

  it('is not offered to be received while an after-sale is open', async () => {
    const orderId = await hardware();
    await admin.ask(orderShip, { body: { id: orderId, packages: [SF] } });
    expect((await infoOf(orderId)).allowedActions).toContain('receive');
    const { items } = await infoOf(orderId);
    await buys(world, refundApply, { orderId, itemId: items[0]?.id ?? null, way: 10, amount: 100, reason: '不想要了' });
    expect((await infoOf(orderId)).allowedActions).not.toContain('receive');
  });

  it('ships line by line from a file, and tells what was wrong with the others', async () => {
    const id = await hardware();
    const { orderNo } = await infoOf(id);
    const body = new FormData();
    const text = `订单号,快递公司编码,快递单号\n${orderNo},SF,SF1420036788125\nNONE,SF,SF1420036788125\n${orderNo},SF,SF1420036788125\n`;
    body.append('file', new File([text], 'a.csv'));
    const answer = await admin.ask(orderShipImport, { body });
    expect(answer).toMatchObject({ total: 3, imported: 1, invalid: [{ line: 3 }, { line: 4 }] });
    expect(answer.invalid[0]?.msg).toBe('第 3 行：订单不存在');
  });
});

describe('before payment', () => {
  it('the price may change, again and again, but not below a fen', async () => {
    const id = await hardware({ paid: false });
    const { payPrice } = await infoOf(id);
    expect((await admin.send(orderPrice, { body: { id, adjustPrice: -payPrice } })).code).toBe(60506);
    await admin.ask(orderPrice, { body: { id, adjustPrice: -100 } });
    await admin.ask(orderPrice, { body: { id, adjustPrice: 50 } });
    expect((await infoOf(id)).payPrice).toBe(payPrice + 50);
  });

  it('money that came outside a channel is confirmed by the main store with its voucher', async () => {
    const id = await hardware({ paid: false });
    const { payPrice } = await infoOf(id);
    const body = { id, amount: payPrice, voucher: '/media/demo/goods-1-1.png' };
    expect((await admin.send(orderConfirmPay, { body: { ...body, voucher: '' } })).msg).toBe('请上传收款凭证');
    expect((await admin.send(orderConfirmPay, { body: { ...body, amount: 1 } })).code).toBe(60507);
    expect(await admin.ask(orderConfirmPay, { body })).toMatchObject({ status: 10 });
    expect((await infoOf(id)).payChannel).toBe('offline');
  });

  it('it is closed with a reason; a paid one never', async () => {
    const unpaid = await hardware({ paid: false });
    const paid = await hardware();
    const answer = await admin.ask(orderClose, { body: { ids: [unpaid, paid], reason: '缺货' } });
    expect(answer).toMatchObject({ success: 1, failed: [{ id: paid, code: 60502 }] });
    expect(await infoOf(unpaid)).toMatchObject({ status: 40, closeType: 40, closeReason: '缺货' });
  });
});

describe('accounts', () => {
  it('are handed over at payment, masked, and every look is written down (A9)', async () => {
    const { skuId } = await sellCards(world, 3);
    const id = await bought(skuId, { count: 2 });
    const info = await infoOf(id);
    expect(info).toMatchObject({ status: 20, deliveredCount: 2 });
    expect(info.deliveries.every(({ content }) => !content.includes('secret'))).toBe(true);
    const { value } = await admin.ask(orderDeliveryReveal, { query: { deliveryId: info.deliveries[0]?.id } });
    expect(value).toContain('secret');
    expect((await admin.ask(orderLog, { query: { id } })).rows[0]).toMatchObject({ type: 'reveal' });
  });

  it('are handed over by hand in the number that was bought, and replaced within the warranty', async () => {
    const block = { deliverMode: 2, warrantyHours: 24, cardFields: [{ key: 'account', label: '账号', secret: 0 }] };
    const id = await bought((await sellGoods(world, 1, { sku: { stock: 5 }, block })).skuId, { count: 2 });
    const typed = (contents: string[]) => admin.send(orderDeliver, { body: { id, source: 'typed', contents } });
    expect((await typed(['one'])).code).toBe(60508);
    expect((await typed(['one', 'two'])).code).toBe(0);
    const [delivery] = (await infoOf(id)).deliveries;
    const body = { id, deliveryId: delivery?.id, reason: '无法登录', content: 'three' };
    expect((await admin.send(orderReplace, { body })).code).toBe(0);
    expect((await infoOf(id)).deliveries).toHaveLength(3);
  });
});

describe('forms', () => {
  const block = { formFields: [{ key: 'company', label: '公司名称', type: 'text', required: 1 }], needAudit: 1, promiseHours: 24 };
  const placed = async () => bought((await sellGoods(world, 3, { sku: { stock: 5 }, block })).skuId, { formValues: { company: '星河' } });

  it('go from review over supplement to completion (A12)', async () => {
    const id = await placed();
    expect((await admin.send(orderSupplement, { body: { id, fieldKeys: [], reason: '缺' } })).msg).toBe('请选择需要补充的字段');
    expect(await admin.ask(orderSupplement, { body: { id, fieldKeys: ['company'], reason: '请写全称' } })).toMatchObject({ status: 12 });
    await buys(world, orderResubmit, { orderId: id, values: { company: '杭州星河' } });
    await admin.ask(orderAccept, { body: { ids: [id] } });
    expect((await admin.send(orderFinish, { body: { id } })).msg).toBe('请输入处理结果');
    expect(await admin.ask(orderFinish, { body: { id, text: '已办理' } })).toMatchObject({ status: 20 });
    await buys(world, buyerReceives, { orderId: id });
    const { rows } = await admin.ask(orderLog, { query: { id } });
    const steps = rows.flatMap(({ after }) => (after === null ? [] : [after])).reverse();
    expect(steps.filter((status) => status !== 0)).toEqual([10, 12, 10, 15, 20, 30]);
  });

  it('keep the answers of before in the log, masked like those of today', async () => {
    const formFields = [...block.formFields, { key: 'phone', label: '联系手机', type: 'mobile', required: 1 }];
    const { skuId } = await sellGoods(world, 3, { sku: { stock: 5 }, block: { ...block, formFields } });
    const id = await bought(skuId, { formValues: { company: '星河', phone: '13812345678' } });
    await admin.ask(orderSupplement, { body: { id, fieldKeys: ['company', 'phone'], reason: '请写全称' } });
    await buys(world, orderResubmit, { orderId: id, values: { company: '杭州星河', phone: '13912345678' } });
    const { rows } = await admin.ask(orderLog, { query: { id } });
    expect(rows.find(({ type }) => type === 'supplement')?.content).toBe('公司名称、联系手机：请写全称');
    expect(rows.find(({ type }) => type === 'resubmit')?.content).toBe('公司名称：星河；联系手机：138****5678');
  });

  it("of another store are handled by the main store's own people too", async () => {
    const { skuId } = await sellGoods(world, 3, { goods: { storeId: 1 }, sku: { stock: 5 }, block });
    const id = await bought(skuId, { formValues: { company: '星河' } });
    const [store1, own, stranger] = [await world.as('store1'), await world.withCodes(['admin_P3']), await world.withCodes(['admin_P5'])];
    await store1.ask(orderAccept, { body: { ids: [id] } });
    const assign = (who: typeof admin, adminId: number) => who.ask(orderAssign, { body: { ids: [id], adminId } });
    expect(await assign(admin, own.adminId)).toMatchObject({ success: 1 });
    expect(await infoOf(id)).toMatchObject({ handlerId: own.adminId });
    expect(await assign(admin, stranger.adminId)).toMatchObject({ failed: [{ code: 40401 }] });
    expect(await assign(store1, own.adminId)).toMatchObject({ failed: [{ code: 40401 }] });
  });

  it('are rejected with all of the money', async () => {
    const id = await placed();
    await admin.ask(orderReject, { body: { id, reason: '资料不符' } });
    expect(await infoOf(id)).toMatchObject({ status: 40, closeType: 50, refundFlag: 3 });
  });
});

describe('software', () => {
  it('is opened by hand; its licence is renewed, suspended, given a new key and revoked', async () => {
    const block = { licenceMode: 3, maxDevices: 1, renewable: 1, platforms: ['Windows'] };
    const sku = { stock: 5, durationUnit: 2, durationNum: 1 };
    const id = await bought((await sellGoods(world, 4, { sku, block })).skuId);
    expect(await admin.ask(orderActivate, { body: { id } })).toMatchObject({ status: 20 });
    const [licence] = (await infoOf(id)).licences;
    const licenceId = licence?.id;
    expect(licence).toMatchObject({ status: 1, bizType: 1 });
    await admin.ask(licenceRenew, { body: { licenceId, num: 1, unit: 2, reason: '补偿' } });
    await admin.ask(licenceResetKey, { body: { licenceId } });
    expect((await infoOf(id)).licences[0]?.key).not.toBe(licence?.key);
    expect(await admin.ask(licenceStatusChange, { body: { licenceId, status: 3, reason: '违规' } })).toMatchObject({ status: 3 });
    expect(await admin.ask(licenceStatusChange, { body: { licenceId, status: 1 } })).toMatchObject({ status: 1 });
    expect(await admin.ask(licenceStatusChange, { body: { licenceId, status: 4, reason: '退出' } })).toMatchObject({ status: 4 });
  });
});

describe('after-sale', () => {
  it('puts pieces back into a stock only where one was typed', async () => {
    const typed = await sellGoods(world, 1, { sku: { stock: 5 }, block: { deliverMode: 2 } });
    const key = { stock: 5, durationUnit: 2, durationNum: 1 };
    const [cards, keys] = [await sellCards(world, 1), await sellGoods(world, 4, { sku: key, block: { licenceMode: 2 } })];
    const memberId = await newBuyer(world);
    const items = [cards, typed].map(({ skuId }) => ({ skuId, count: 1 }));
    const { orderId: mixed } = await buys(world, orderPlace, { memberId, items });
    await buys(world, orderPay, { orderId: mixed, channel: 'wechat' });
    const cardsAlone = await bought((await sellCards(world, 1)).skuId);
    const orders = [await hardware(), mixed, await bought(keys.skuId), cardsAlone];
    expect(await Promise.all(orders.map(async (id) => (await infoOf(id)).restockable))).toEqual([1, 1, 1, 0]);
  });

  it('is agreed to by the store and executed by the main store, once for one key (A29)', async () => {
    const orderId = await hardware();
    const { items } = await infoOf(orderId);
    await buys(world, refundApply, { orderId, itemId: items[0]?.id, way: 10, amount: 300, reason: '不想要了' });
    const found = await refundOf(orderId);
    expect(found?.allowedActions).toEqual(expect.arrayContaining(['agree', 'rejectRefund']));
    await admin.ask(refundAgree, { body: { id: found?.id, refundPrice: 200 } });
    const headers = once();
    const answers = [];
    for (let turn = 0; turn < 2; turn += 1) answers.push(await admin.send(refundExecute, { body: { id: found?.id }, headers }));
    expect(answers[0]).toEqual(answers[1]);
    expect(await refundOf(orderId)).toMatchObject({ status: 50, refundPrice: 200 });
    expect(await infoOf(orderId)).toMatchObject({ status: 10, refundFlag: 2, refundedPrice: 200 });
  });

  it('of a whole account order closes it and takes the card back (A11)', async () => {
    const { skuId } = await sellCards(world, 1);
    const orderId = await bought(skuId);
    const { ids } = await admin.ask(refundCreate, { body: { orderId, reason: '无法使用' } });
    await admin.ask(refundExecute, { body: { id: ids[0] } });
    expect(await infoOf(orderId)).toMatchObject({ status: 40, closeType: 20, refundFlag: 3 });
  });

  it('that the channel refuses stays to be tried again, with the reason', async () => {
    const orderId = await hardware();
    const { ids } = await admin.ask(refundCreate, { body: { orderId, reason: '缺货' } });
    await buys(world, gatewayMode, { refund: 'fail', failMsg: '账户异常' });
    await admin.send(refundExecute, { body: { id: ids[0] } });
    await buys(world, gatewayMode, { refund: 'auto' });
    expect(await refundOf(orderId)).toMatchObject({ status: 40, processing: 0, failMsg: '账户异常' });
    await admin.ask(refundExecute, { body: { id: ids[0], target: 2 } });
    expect(await refundOf(orderId)).toMatchObject({ status: 50, target: 2 });
  });

  it('above the limit wants the login password', async () => {
    const orderId = await bought((await sellGoods(world, 2, { sku: { stock: 1, price: 600_000 } })).skuId);
    const { ids } = await admin.ask(refundCreate, { body: { orderId, reason: '缺货' } });
    expect((await admin.send(refundExecute, { body: { id: ids[0] } })).code).toBe(40308);
    expect((await admin.send(refundExecute, { body: { id: ids[0], password: 'Shangtai123' } })).code).toBe(0);
  });
});

describe('whoever acts', () => {
  it('acts on the orders of the own store alone', async () => {
    const id = await hardware();
    const store1 = await world.as('store1');
    const answer = await store1.ask(orderRemark, { body: { ids: [id], remark: '备注' } });
    expect(answer).toMatchObject({ success: 0, failed: [{ id, code: 40304 }] });
  });

  it('is offered what the codes allow', async () => {
    const id = await hardware();
    const reader = await world.withCodes(['admin_P3', 'admin_P3.price']);
    const { rows } = await reader.ask(order.list, { query: { ids: id } });
    expect(rows[0]?.allowedActions).toEqual(['remark']);
  });

  it('is offered nothing that would be refused: the code of the page stands for no action', async () => {
    const id = await hardware();
    const { items } = await infoOf(id);
    await buys(world, refundApply, { orderId: id, itemId: items[0]?.id, way: 10, amount: 300, reason: '不想要了' });
    const reader = await world.withCodes(['admin_P3']);
    const { rows } = await reader.ask(order.list, { query: { ids: id } });
    expect(rows[0]?.allowedActions).toEqual(['remark']);
    expect((await reader.ask(refund.list, { query: { orderId: id } })).rows[0]?.allowedActions).toEqual([]);
  });
});

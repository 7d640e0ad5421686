import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderInfo } from '@/lib/contract/order/detail';
import { orderShip } from '@/lib/contract/order/hardware';
import { type Refund, refund } from '@/lib/contract/refund';
import { refundAgree, refundCreate, refundExecute, refundReceive, refundRefuse } from '@/lib/contract/refund/action';
import { gatewayMode, gatewayRefundResult, refundApply, refundShipReturn } from '@/lib/contract/storefront/after-sale';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { goodsSku } from '@/reference-api/database/schema/goods';
import { member } from '@/reference-api/database/schema/member';
import { maskedMobile } from '@/reference-api/masked';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { newBuyer, RECEIVER, type ShopGoods, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const store1 = await world.as('store1');

const SF = { expressCode: 'SF', trackingNo: 'SF1420036788125' };
const ADDRESS = { name: '售后部', mobile: '13800002236', address: '江南大道 588 号' };
const CHANGED = { code: 60522, msg: '无法处理：售后单状态已变化，请刷新' };

interface Bought extends ShopGoods {
  orderId: number;
  itemId: number;
  memberId: number;
}
/** A paid and shipped order of two pieces at 99.00 each. */
async function shipped(storeId = 0, seller = admin): Promise<Bought> {
  const of = await sellGoods(world, 2, { goods: { storeId }, sku: { stock: 9 }, block: { afterSaleDays: 7, returnable: 1 } });
  const memberId = await newBuyer(world);
  const { orderId } = await buys(world, orderPlace, { memberId, items: [{ skuId: of.skuId, count: 2 }], receiver: RECEIVER });
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  await seller.ask(orderShip, { body: { id: orderId, packages: [SF] } });
  const { items } = await seller.ask(orderInfo, { query: { id: orderId } });
  return { ...of, orderId, memberId, itemId: items[0]?.id ?? 0 };
}
const stockOf = async ({ skuId }: ShopGoods) =>
  (await world.database.select({ stock: goodsSku.stock }).from(goodsSku).where(eq(goodsSku.id, skuId)))[0]?.stock;
const standing = async (orderId: number, who = admin): Promise<Refund> => {
  const [row] = (await who.ask(refund.list, { query: { orderId } })).rows;
  if (!row) throw new Error(`order ${orderId} has no after-sale`);
  return row;
};
const applies = ({ orderId, itemId }: Bought, more: object = {}) =>
  buys(world, refundApply, { orderId, itemId, count: 1, way: 20, amount: 9_900, reason: '商品质量问题', ...more });

describe('goods that come back', () => {
  it('are found by a part of the number of their order', async () => {
    const of = await shipped();
    const { refundId } = await applies(of);
    const { orderNo } = await admin.ask(orderInfo, { query: { id: of.orderId } });
    const { rows } = await admin.ask(refund.list, { query: { keyword: orderNo.slice(2), pageSize: 50 } });
    expect(rows.map(({ id }) => id)).toContain(refundId);
  });

  it('are agreed to with an address, sent, received and put into stock again', async () => {
    const of = await shipped();
    const { refundId } = await applies(of);
    expect((await standing(of.orderId)).allowedActions).toEqual(expect.arrayContaining(['agree', 'rejectRefund']));
    expect(await admin.ask(refundAgree, { body: { id: refundId, returnAddress: ADDRESS } })).toMatchObject({ status: 20 });
    expect(await admin.send(refundAgree, { body: { id: refundId, returnAddress: ADDRESS } })).toMatchObject(CHANGED);
    expect((await standing(of.orderId)).returnAddress).toEqual({ ...ADDRESS, mobile: maskedMobile(ADDRESS.mobile) });
    await buys(world, refundShipReturn, { refundId, expressName: '顺丰速运', trackingNo: 'SF9988776655' });
    expect((await standing(of.orderId)).allowedActions).toEqual(expect.arrayContaining(['receiveReturn', 'refuseReturn']));
    expect(await admin.ask(refundReceive, { body: { id: refundId, restock: 1 } })).toMatchObject({ status: 40 });
    expect(await stockOf(of)).toBe(7);
    await admin.ask(refundExecute, { body: { id: refundId } });
    expect(await standing(of.orderId)).toMatchObject({ status: 50, refundPrice: 9_900, restock: 1 });
    expect(await stockOf(of)).toBe(8);
  });

  it('go to no address whose number is only known in part', async () => {
    const of = await shipped();
    const { refundId } = await applies(of);
    const body = { id: refundId, returnAddress: { ...ADDRESS, mobile: '138****2236' } };
    expect(await admin.send(refundAgree, { body })).toMatchObject({
      code: 40001,
      data: { fieldErrors: [{ field: 'returnAddress.mobile' }] },
    });
    expect(await standing(of.orderId)).toMatchObject({ status: 10 });
  });

  it('are refused at the door, and the buyer may apply again', async () => {
    const of = await shipped();
    const { refundId } = await applies(of);
    await admin.ask(refundAgree, { body: { id: refundId, returnAddress: ADDRESS } });
    await buys(world, refundShipReturn, { refundId, expressName: '顺丰速运', trackingNo: 'SF9988776656' });
    expect((await admin.send(refundRefuse, { body: { id: refundId, reason: '' } })).code).toBe(40001);
    expect(await admin.ask(refundRefuse, { body: { id: refundId, reason: '影响二次销售' } })).toMatchObject({ status: 63 });
    expect(await admin.ask(orderInfo, { query: { id: of.orderId } })).toMatchObject({ status: 20, refundFlag: 0 });
  });
});

describe('the payment channel', () => {
  it('holds a refund, then fails it, and the money goes to the balance instead', async () => {
    const of = await shipped();
    const body = { orderId: of.orderId, items: [{ itemId: of.itemId, count: 1, amount: 4_000 }], reason: '协商' };
    const { ids } = await admin.ask(refundCreate, { body });
    const id = ids[0] ?? 0;
    await buys(world, gatewayMode, { refund: 'hold' });
    await admin.ask(refundExecute, { body: { id } });
    await buys(world, gatewayMode, { refund: 'auto' });
    const held = await standing(of.orderId);
    expect(held).toMatchObject({ status: 40, processing: 1 });
    expect(held.allowedActions).not.toContain('execute');
    expect((await admin.send(refundExecute, { body: { id } })).code).toBe(CHANGED.code);
    await buys(world, gatewayRefundResult, { refundId: id, success: false, failMsg: '账户已注销' });
    expect(await standing(of.orderId)).toMatchObject({ status: 40, processing: 0, failMsg: '账户已注销' });
    await admin.ask(refundExecute, { body: { id, target: 2 } });
    expect(await standing(of.orderId)).toMatchObject({ status: 50, target: 2, refundPrice: 4_000 });
    const [buyer] = await world.database.select({ balance: member.balance }).from(member).where(eq(member.id, of.memberId));
    expect(buyer?.balance).toBe(4_000);
  });

  it('settles a held refund when it reports success, once', async () => {
    const of = await shipped();
    const body = { orderId: of.orderId, items: [{ itemId: of.itemId, count: 1, amount: 1_000 }], reason: '协商' };
    const { ids } = await admin.ask(refundCreate, { body });
    await buys(world, gatewayMode, { refund: 'hold' });
    await admin.ask(refundExecute, { body: { id: ids[0] } });
    await buys(world, gatewayMode, { refund: 'auto' });
    for (let turn = 0; turn < 2; turn += 1)
      await buys(world, gatewayRefundResult, { refundId: ids[0], success: true, channelRefundNo: 'R7' });
    expect(await standing(of.orderId)).toMatchObject({ status: 50, channelRefundNo: 'R7' });
    expect(await admin.ask(orderInfo, { query: { id: of.orderId } })).toMatchObject({ refundedPrice: 1_000, refundFlag: 2 });
  });
});

describe('another store', () => {
  it('agrees, and the main store sends the money', async () => {
    const of = await shipped(1, store1);
    const { refundId } = await applies(of, { way: 10, amount: 5_000 });
    expect(await store1.ask(refundAgree, { body: { id: refundId, refundPrice: 4_000 } })).toMatchObject({ status: 40 });
    expect((await standing(of.orderId, store1)).allowedActions).not.toContain('execute');
    expect(await store1.send(refundExecute, { body: { id: refundId } })).toMatchObject({ code: 40301 });
    expect((await standing(of.orderId)).allowedActions).toContain('execute');
    expect(await admin.ask(refundExecute, { body: { id: refundId } })).toMatchObject({ status: 50 });
    expect(await admin.ask(orderInfo, { query: { id: of.orderId } })).toMatchObject({ refundedPrice: 4_000 });
  });

  it('sends it by itself where the settings allow it, up to their limit', async () => {
    await setSettings(world, 'os', { allowSelfRefund: 1, refundLimit: 3_000 });
    const of = await shipped(1, store1);
    const { refundId } = await applies(of, { way: 10, amount: 5_000 });
    await store1.ask(refundAgree, { body: { id: refundId, refundPrice: 5_000 } });
    expect((await store1.send(refundExecute, { body: { id: refundId } })).code).toBe(40301);
    await setSettings(world, 'os', { allowSelfRefund: 1, refundLimit: 5_000 });
    expect(await store1.ask(refundExecute, { body: { id: refundId } })).toMatchObject({ status: 50 });
    await setSettings(world, 'os', {});
  });
});

import { describe, expect, it } from 'vitest';
import { order } from '@/lib/contract/order';
import { orderInfo } from '@/lib/contract/order/detail';
import { orderAccept, orderFinish, orderReject, orderSupplement } from '@/lib/contract/order/form';
import { refund } from '@/lib/contract/refund';
import { refundExecute } from '@/lib/contract/refund/action';
import { orderPay, orderPlace, orderResubmit } from '@/lib/contract/storefront/orders';
import { newBuyer, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const store1 = await world.as('store1');

const CHANGED = { code: 60501 };
const formFields = [{ key: 'company', label: '公司名称', type: 'text', required: 1 }];
const offered = async (id: number) => (await store1.ask(order.list, { query: { ids: id } })).rows[0]?.allowedActions ?? [];
const infoOf = (id: number) => admin.ask(orderInfo, { query: { id } });
const execute = async (orderId: number) => {
  const [row] = (await admin.ask(refund.list, { query: { orderId } })).rows;
  return admin.ask(refundExecute, { body: { id: row?.id } });
};

/** A paid form order of a store that may not execute refunds itself. */
async function paid(): Promise<number> {
  const { skuId } = await sellGoods(world, 3, { goods: { storeId: 1 }, sku: { stock: 5 }, block: { formFields, needAudit: 1 } });
  const body = { memberId: await newBuyer(world), items: [{ skuId, count: 1 }], formValues: { company: '星河' } };
  const { orderId } = await buys(world, orderPlace, body);
  await buys(world, orderPay, { orderId, channel: 'wechat' });
  return orderId;
}
const reject = (id: number) => store1.ask(orderReject, { body: { id, reason: '资料不符' } });

describe('an order whose rejection waits for the main store keeps its state until then', () => {
  it('while it is to be reviewed', async () => {
    const id = await paid();
    expect(await offered(id)).toEqual(expect.arrayContaining(['accept', 'supplement']));
    await reject(id);
    expect((await offered(id)).filter((action) => ['accept', 'supplement', 'finish', 'reject'].includes(action))).toEqual([]);
    expect(await store1.ask(orderAccept, { body: { ids: [id] } })).toMatchObject({ success: 0, failed: [{ id, ...CHANGED }] });
    expect(await store1.send(orderSupplement, { body: { id, fieldKeys: ['company'], reason: '请写全称' } })).toMatchObject(CHANGED);
    expect(await infoOf(id)).toMatchObject({ status: 10, refundFlag: 1 });
    await execute(id);
    expect(await infoOf(id)).toMatchObject({ status: 40, closeType: 50, refundFlag: 3 });
  });

  it('while the buyer is asked for more', async () => {
    const id = await paid();
    await store1.ask(orderSupplement, { body: { id, fieldKeys: ['company'], reason: '请写全称' } });
    await reject(id);
    await expect(buys(world, orderResubmit, { orderId: id, values: { company: '杭州星河' } })).rejects.toMatchObject(CHANGED);
    await execute(id);
    expect(await infoOf(id)).toMatchObject({ status: 40, closeType: 50 });
  });

  it('while it is processed', async () => {
    const id = await paid();
    await store1.ask(orderAccept, { body: { ids: [id] } });
    expect(await offered(id)).toContain('finish');
    await reject(id);
    expect(await offered(id)).not.toContain('finish');
    expect(await store1.send(orderFinish, { body: { id, text: '已办理' } })).toMatchObject(CHANGED);
    await execute(id);
    expect(await infoOf(id)).toMatchObject({ status: 40, closeType: 50 });
  });
});

it('one that was finished before that rule closes as rejected all the same', async () => {
  const id = await paid();
  await reject(id);
  await world.sql('update "order" set status = 20 where id = $1', [id]);
  await execute(id);
  expect(await infoOf(id)).toMatchObject({ status: 40, closeType: 50 });
});

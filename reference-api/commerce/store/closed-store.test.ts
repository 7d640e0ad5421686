import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { goodsOptions } from '@/lib/contract/goods/action';
import { homeCarousel } from '@/lib/contract/home-carousel';
import { linkTypes } from '@/lib/contract/link';
import { orderInfo } from '@/lib/contract/order/detail';
import { orderReceive, orderShip } from '@/lib/contract/order/hardware';
import { refundCreate, refundExecute } from '@/lib/contract/refund/action';
import { storeState } from '@/lib/contract/states/store';
import { storeStatusChange } from '@/lib/contract/store/action';
import { orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { shopStores } from '@/lib/contract/storefront/shop';
import { goods } from '@/reference-api/database/schema/goods';
import { newBuyer, RECEIVER, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';

const STORE = 1;
const HERE = { longitude: 120.2, latitude: 30.2 };
const world = await testStack({ testMode: true });
const main = await world.as('admin');

const moves = (status: 1 | 3) => main.ask(storeStatusChange, { body: { ids: [STORE], status, reason: status === 3 ? '整改' : '' } });

test('goods of a closed store are shown and sold nowhere and keep their own status; open orders still finish; opened again, all is back', async () => {
  const { goodsId, skuId } = await sellGoods(world, 2, {
    goods: { storeId: STORE, name: '歇业前的台灯' },
    sku: { stock: 9 },
    block: { freightType: 1, freight: 800, afterSaleDays: 7, returnable: 1 },
  });
  const orders = async () => {
    const order = { memberId: await newBuyer(world), items: [{ skuId, count: 1 }], receiver: RECEIVER };
    return buys(world, orderPlace, order);
  };
  const paid = async () => {
    const { orderId } = await orders();
    await buys(world, orderPay, { orderId, channel: 'wechat' });
    return orderId;
  };
  const [shipped, refunded] = [await paid(), await paid()];
  const entry = { title: '台灯', image: '/media/a.png', linkType: linkTypes.goods, linkValue: String(goodsId), position: 1, status: 0 };
  const { id } = await main.ask(homeCarousel.create, { body: entry });
  const shown = async () => ({
    nearby: (await buys(world, shopStores, HERE)).list.some((each) => each.id === STORE),
    offered: (await main.ask(goodsOptions, { query: { keyword: '歇业前的台灯', onSale: 1 } })).length,
    linkValid: (await main.ask(homeCarousel.list)).rows.find((row) => row.id === id)?.linkValid,
    status: (await world.database.select().from(goods).where(eq(goods.id, goodsId)))[0]?.status,
  });
  const open = { nearby: true, offered: 1, linkValid: 1, status: 1 };
  expect(await shown()).toEqual(open);

  await moves(storeState.closed);
  expect(await shown()).toEqual({ nearby: false, offered: 0, linkValid: 0, status: 1 });
  await expect(orders()).rejects.toMatchObject({ code: codes.storeNotOpen });
  const parcel = { expressCode: 'SF', trackingNo: 'SF1420036788125' };
  await main.ask(orderShip, { body: { id: shipped, packages: [parcel] } });
  await main.ask(orderReceive, { body: { id: shipped, reason: '买家电话确认' } });
  expect(await main.ask(orderInfo, { query: { id: shipped } })).toMatchObject({ status: 30 });
  const { ids } = await main.ask(refundCreate, { body: { orderId: refunded, reason: '门店已关闭' } });
  await main.ask(refundExecute, { body: { id: ids[0] } });
  expect(await main.ask(orderInfo, { query: { id: refunded } })).toMatchObject({ status: 40, refundFlag: 3 });

  await moves(storeState.open);
  expect(await shown()).toEqual(open);
  expect(await orders()).toHaveProperty('orderId');
});

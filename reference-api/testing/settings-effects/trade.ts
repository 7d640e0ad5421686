import { codes } from '@/lib/contract/call/codes';
import { goodsCreate, goodsInfo } from '@/lib/contract/goods';
import { orderAccept, orderFinish } from '@/lib/contract/order/form';
import { orderShip } from '@/lib/contract/order/hardware';
import type { SettingsOf } from '@/lib/contract/settings/groups';
import { refundApply } from '@/lib/contract/storefront/after-sale';
import { goodsSubmission } from '../goods-drafts';
import { newBuyer, sellCards, sellGoods } from '../shop-for-tests';
import { buys } from '../storefront-for-tests';
import { type EffectsOf, refusalOf, type Scene } from './effect';
import { completed, daysBetween, daysLater, orderNow, places, purchase } from './shopping';

const HARDWARE = 2;
const FORM = 3;
const MINUTE_MS = 60_000;
const RETURNABLE = { block: { returnable: 1, afterSaleDays: 7 }, sku: { stock: 5 } };
const FREIGHT = { block: { freightType: 2, freight: 800, extraFreight: 0 }, sku: { stock: 5, price: 9_900 } };

async function shippedOrder({ world, main }: Scene): Promise<number> {
  const orderId = await purchase(world, await sellGoods(world, HARDWARE, RETURNABLE), { memberId: await newBuyer(world) });
  await main.ask(orderShip, { body: { id: orderId, noLogistics: 1, reason: '门店自提' } });
  return orderId;
}

/** Whether a buyer may still ask for a refund, for a reason and in a way. */
async function asksBack(scene: Scene, { reason = '不想要了', way = 10, days = 0 }): Promise<number> {
  const { world } = scene;
  const orderId =
    way === 20 ? await shippedOrder(scene) : await completed(world, await sellCards(world, 1), { memberId: await newBuyer(world) });
  return daysLater(world, days, () => refusalOf(buys(world, refundApply, { orderId, itemId: null, way, amount: 9_900, reason })));
}

/** What each field of 交易设置 does. */
export const tradeEffects: EffectsOf<SettingsOf<'trade'>> = {
  autoCloseMinutes: {
    values: [5, 60],
    see: async ({ world }) => {
      const { orderId } = await places(world, await sellCards(world, 1), { memberId: await newBuyer(world) });
      const { createTime, expireTime } = await orderNow(world, orderId);
      return Math.round(((expireTime?.getTime() ?? 0) - createTime.getTime()) / MINUTE_MS);
    },
    shows: [5, 60],
  },
  autoReceiveDays: {
    values: [3, 15],
    see: async (scene) => {
      const { shipTime, autoReceiveTime } = await orderNow(scene.world, await shippedOrder(scene));
      return daysBetween(shipTime, autoReceiveTime);
    },
    shows: [3, 15],
  },
  afterSaleDays: { values: [2, 20], see: (scene) => asksBack(scene, { days: 10 }), shows: [codes.afterSaleTooLate, 0] },
  formConfirmDays: {
    values: [1, 9],
    see: async ({ world, main }) => {
      const block = { formFields: [{ key: 'company', label: '公司名称', type: 'text', required: 0 }] };
      const orderId = await purchase(world, await sellGoods(world, FORM, { sku: { stock: 5 }, block }), {
        memberId: await newBuyer(world),
      });
      await main.ask(orderAccept, { body: { ids: [orderId] } });
      await main.ask(orderFinish, { body: { id: orderId, text: '已办好' } });
      const { shipTime, autoReceiveTime } = await orderNow(world, orderId);
      return daysBetween(shipTime, autoReceiveTime);
    },
    shows: [1, 9],
  },
  stockWarn: {
    values: [4, 40],
    see: async ({ main }) => {
      const { id } = await main.ask(goodsCreate, { body: await goodsSubmission(HARDWARE, main) });
      return (await main.ask(goodsInfo, { query: { id } })).stockWarn;
    },
    shows: [4, 40],
  },
  minPay: {
    values: [9_901, 9_900],
    see: async ({ world }) => refusalOf(places(world, await sellCards(world, 1), { memberId: await newBuyer(world) })),
    shows: [codes.belowMinimumOrder, 0],
  },
  refundReasons: {
    values: [['拍错了'], ['不再需要']],
    see: (scene) => asksBack(scene, { reason: '不再需要' }),
    shows: [codes.invalidFields, 0],
  },
  returnReasons: {
    values: [['发错货'], ['尺码不合适']],
    see: (scene) => asksBack(scene, { reason: '尺码不合适', way: 20 }),
    shows: [codes.invalidFields, 0],
  },
};

const freightPaid = async ({ world }: Scene) =>
  (await places(world, await sellGoods(world, HARDWARE, FREIGHT), { memberId: await newBuyer(world) })).payPrice - 9_900;

/** What each field of 配送设置 does. */
export const freightEffects: EffectsOf<SettingsOf<'freight'>> = {
  freeShippingEnabled: { values: [0, 1], beside: { freight: { freeShippingMin: 5_000 } }, see: freightPaid, shows: [800, 0] },
  freeShippingMin: { values: [9_901, 9_900], beside: { freight: { freeShippingEnabled: 1 } }, see: freightPaid, shows: [800, 0] },
};

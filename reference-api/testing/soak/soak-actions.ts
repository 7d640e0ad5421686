import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { orderTransitions } from '@/lib/contract/states/order';
import { activateSoftware } from '@/reference-api/commerce/delivery/activate-software';
import { deliverAccount } from '@/reference-api/commerce/delivery/deliver-account';
import type { Effect } from '@/reference-api/commerce/effect';
import { itemsOf } from '@/reference-api/commerce/lock-order';
import { adjustPrice } from '@/reference-api/commerce/order/adjust-price';
import { closeOrder } from '@/reference-api/commerce/order/close-order';
import { completeOrder } from '@/reference-api/commerce/order/complete-order';
import { undelivered } from '@/reference-api/commerce/order/item-terms';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import { applyRefund } from '@/reference-api/commerce/refund/apply-refund';
import { executeRefund, refundResult } from '@/reference-api/commerce/refund/execute-refund';
import { agreeRefund, cancelRefund, receiveReturn, rejectRefund, shipReturn } from '@/reference-api/commerce/refund/refund-steps';
import { rejectForm, startRefund } from '@/reference-api/commerce/refund/start-refund';
import { applyCash } from '@/reference-api/commerce/withdrawal/apply-cash';
import { approveCash, cancelCash, payCash, rejectCash } from '@/reference-api/commerce/withdrawal/decide-cash';
import { moveState } from '@/reference-api/crud/move-state';
import { cash, refund } from '@/reference-api/database/schema/after-sale';
import { order } from '@/reference-api/database/schema/order';
import { RECEIVER } from '@/reference-api/testing/shop-for-tests';
import type { SoakShop } from './soak-shop';

/** What somebody does, with three numbers that pick whom, what and how much. */
export interface SoakAction {
  readonly does: SoakName;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

type Act = (effect: Effect, shop: SoakShop, action: SoakAction) => Promise<unknown>;

const pick = <Each>(all: readonly Each[], at: number): Each => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const tables = { order, refund, cash } as const;

/** One of the newest records of a table, so that steps meet; 0 when there is none. */
async function recent({ database }: Effect, { older }: SoakShop, name: keyof typeof tables, at: number, states: number[]): Promise<number> {
  const table = tables[name];
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(and(gt(table.id, older[name]), inArray(table.status, states)))
    .orderBy(desc(table.id))
    .limit(6);
  return rows.length === 0 ? 0 : Number(pick(rows, at).id);
}

const place: Act = (effect, { goods, buyers }, { a, b, c }) => {
  const sold = pick(goods, a);
  const renews = undefined;
  const given = { receiver: RECEIVER, formValues: { name: '某某' }, usePoints: c % 3 === 0 ? c * 10 : 0, renewLicenceId: renews };
  return placeOrder(effect, { memberId: pick(buyers, b), items: [{ skuId: sold.skuId, count: 1 + (c % 3) }], ...given });
};

const withdraw: Act = (effect, { buyers }, { a, b, c }) => {
  const applicant = pick([1, 2, 3], a);
  const owner = applicant === 2 ? { storeId: 1 + (b % 2) } : { memberId: pick(buyers, b) };
  return applyCash(effect, {
    applicant,
    ...owner,
    amount: 1 + c * 7,
    type: applicant === 1 && c % 2 ? 1 : 4,
    account: { holder: '某某', no: '13800000000' },
  });
};

async function refundPart(effect: Effect, shop: SoakShop, at: number, c: number): Promise<unknown> {
  const orderId = await recent(effect, shop, 'order', at, [10, 11, 12, 15, 20, 30]);
  const [item] = await itemsOf(effect, orderId);
  const left = item ? item.payPrice - item.refundedPrice : 0;
  const amount = Math.max(1, Math.floor((left * (1 + (c % 4))) / 4));
  const items = [{ itemId: item?.id ?? 0, count: c % 2, amount }];
  return startRefund(effect, {
    orderId,
    items,
    freight: c % 5 === 0 ? 1 : 0,
    target: 1 + (c % 2),
    reason: '协商',
    restock: c % 2,
    anyTime: true,
  });
}

async function deliver(effect: Effect, shop: SoakShop, at: number): Promise<unknown> {
  const orderId = await recent(effect, shop, 'order', at, [10, 11]);
  const wanted = (await itemsOf(effect, orderId)).reduce((sum, item) => sum + undelivered(item), 0);
  return deliverAccount(effect, { orderId, contents: Array.from({ length: wanted }, (_, index) => `手工内容${index}`) });
}

const ship: Act = async (effect, shop, { a }) => {
  const orderId = await recent(effect, shop, 'order', a, [10]);
  return moveState(
    order,
    orderId,
    orderTransitions.hardware.ship,
    { shipTime: effect.now, autoReceiveTime: effect.now },
    {
      ...effect,
      where: and(eq(order.kind, 2), inArray(order.refundFlag, [0, 2])),
    },
  );
};

const formSteps: Act = async (effect, shop, { a, b }) => {
  const steps = [orderTransitions.form.accept, orderTransitions.form.finish];
  const step = pick(steps, b);
  const done = step === orderTransitions.form.finish ? { shipTime: effect.now, autoReceiveTime: effect.now } : { acceptTime: effect.now };
  return moveState(order, await recent(effect, shop, 'order', a, [10, 15]), step, done, { ...effect, where: eq(order.kind, 3) });
};

/** Everything buyers and administrators do here. Jobs and the clock are steps of their own. */
export const soakActs = {
  place,
  withdraw,
  ship,
  formSteps,
  pay: async (effect, shop, { a, b }) =>
    payOrder(effect, {
      orderId: await recent(effect, shop, 'order', a, [0]),
      channel: pick(['wechat', 'alipay', 'balance', 'offline'] as const, b),
    }),
  close: async (effect, shop, { a, b }) =>
    closeOrder(effect, { orderId: await recent(effect, shop, 'order', a, [0]), closeType: b % 2 ? 30 : 40, reason: '不要了' }),
  adjust: async (effect, shop, { a, c }) =>
    adjustPrice(effect, { orderId: await recent(effect, shop, 'order', a, [0]), adjustPrice: c * 3 - 150 }),
  deliver: (effect, shop, { a }) => deliver(effect, shop, a),
  activate: async (effect, shop, { a }) => activateSoftware(effect, { orderId: await recent(effect, shop, 'order', a, [10, 11]) }),
  complete: async (effect, shop, { a }) => completeOrder(effect, { orderId: await recent(effect, shop, 'order', a, [20]) }),
  apply: async (effect, shop, { a, b, c }) => {
    const orderId = await recent(effect, shop, 'order', a, [10, 15, 20, 30]);
    const [item] = await itemsOf(effect, orderId);
    const way = b % 4 === 0 ? 20 : 10;
    const reason = way === 20 ? '质量问题' : '不想要了';
    return applyRefund(effect, { orderId, itemId: b % 3 ? (item?.id ?? 0) : null, way, amount: 1 + c * 11, reason });
  },
  agree: async (effect, shop, { a }) => agreeRefund(effect, { refundId: await recent(effect, shop, 'refund', a, [10]) }),
  reject: async (effect, shop, { a }) => rejectRefund(effect, { refundId: await recent(effect, shop, 'refund', a, [10]), reason: '不符' }),
  cancel: async (effect, shop, { a }) => cancelRefund(effect, { refundId: await recent(effect, shop, 'refund', a, [10, 20, 30]) }),
  shipReturn: async (effect, shop, { a }) =>
    shipReturn(effect, { refundId: await recent(effect, shop, 'refund', a, [20]), expressName: '顺丰', trackingNo: 'SF123456' }),
  receiveReturn: async (effect, shop, { a, b }) =>
    receiveReturn(effect, { refundId: await recent(effect, shop, 'refund', a, [30]), restock: b % 2 }),
  refund: (effect, shop, { a, c }) => refundPart(effect, shop, a, c),
  refundWhole: async (effect, shop, { a, b }) =>
    startRefund(effect, {
      orderId: await recent(effect, shop, 'order', a, [10, 11, 15, 20, 30]),
      target: 1 + (b % 2),
      reason: '缺货',
      restock: b % 2,
      anyTime: true,
    }),
  rejectForm: async (effect, shop, { a, b }) =>
    rejectForm(effect, { orderId: await recent(effect, shop, 'order', a, [10, 12, 15]), reason: '不符', mayExecute: b % 2 === 0 }),
  execute: async (effect, shop, { a }) => executeRefund(effect, { refundId: await recent(effect, shop, 'refund', a, [40]) }),
  channelAnswers: async (effect, shop, { a, b }) =>
    refundResult(effect, { refundId: await recent(effect, shop, 'refund', a, [40]), success: b % 3 > 0, failMsg: '渠道忙' }),
  approveCash: async (effect, shop, { a }) => approveCash(effect, { id: await recent(effect, shop, 'cash', a, [0]) }),
  rejectCash: async (effect, shop, { a }) => rejectCash(effect, { id: await recent(effect, shop, 'cash', a, [0, 10]), reason: '不符' }),
  cancelCash: async (effect, shop, { a }) => cancelCash(effect, { id: await recent(effect, shop, 'cash', a, [0]) }),
  payCash: async (effect, shop, { a }) =>
    payCash(effect, {
      id: await recent(effect, shop, 'cash', a, [10]),
      payNo: `Y${a}`,
      voucher: ['/media/demo/voucher.png'],
      payTime: effect.now,
    }),
} satisfies Record<string, Act>;

export type SoakName = keyof typeof soakActs;

import { and, count, eq, ne, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { orderTransitions } from '@/lib/contract/states/order';
import { tryMove } from '@/reference-api/crud/move-state';
import { connect } from '@/reference-api/database/connect';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { distributor } from '@/reference-api/database/schema/distributor';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { balanceRecord } from '@/reference-api/database/schema/ledger';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { Refusal } from '@/reference-api/refusal';
import { ADMIN } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { handCoupon, newBuyer, RECEIVER, sellCards, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { inTransaction } from '@/reference-api/transaction';
import { takeCoupon } from './coupon/take-coupon';
import { followLink } from './distributor/follow-link';
import { distributorSource, makeDistributor } from './distributor/make-distributor';
import type { Effect } from './effect';
import { registerMember } from './member/register';
import { closeOrder } from './order/close-order';
import { placeOrder } from './order/place-order';
import { payOrder } from './payment/pay-order';
import { applyRefund } from './refund/apply-refund';
import { executeRefund } from './refund/execute-refund';
import { startRefund } from './refund/start-refund';

const world = await testStack();
const many = connect(world.url, 40);
afterAll(async () => {
  await many.pool.end();
});

/** One effect as `serve` runs it, over a pool wide enough for forty people at once. */
const run = <Answer>(effect: (effect: Effect) => Promise<Answer>): Promise<Answer> => {
  const { keys, gateway } = world.context;
  return inTransaction(many.database, (database) => effect({ database, now: world.clock.now(), keys, gateway, operator: ADMIN }));
};

/** Everybody at the same moment: what came of each, by the code of its refusal; 0 is success. */
async function atOnce(effects: readonly ((effect: Effect) => Promise<unknown>)[]): Promise<number[]> {
  const outcomes = await Promise.allSettled(effects.map((effect) => run(effect)));
  return outcomes.map((each) => {
    if (each.status === 'fulfilled') return 0;
    if (each.reason instanceof Refusal) return each.reason.code;
    throw each.reason;
  });
}
const times = (all: readonly number[], code: number) => all.filter((each) => each === code).length;
const orderNow = async (id: number) => (await world.database.select().from(order).where(eq(order.id, id)))[0];
const skuNow = async (id: number) => (await world.database.select().from(goodsSku).where(eq(goodsSku.id, id)))[0];
const ROUNDS = 8;
/** Two hundred orders at once take their time on a busy machine. */
const TWO_HUNDRED_MS = 90_000;

async function placedOrder(price = 1_000) {
  const buyer = await newBuyer(world, { balance: 100_000 });
  const of = await sellGoods(world, 2, { sku: { price, stock: 5 } });
  const { orderId } = await run((effect) =>
    placeOrder(effect, { memberId: buyer, items: [{ skuId: of.skuId, count: 1 }], receiver: RECEIVER }),
  );
  return { buyer, of, orderId };
}

describe('at the same moment', () => {
  test(
    '200 buyers for 50 cards: fifty get one each, no card stands in two orders',
    async () => {
      const of = await sellCards(world, 50);
      const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer(world)));
      const all = await atOnce(
        Array.from({ length: 200 }, (_, index) => async (effect: Effect) => {
          const { orderId } = await placeOrder(effect, { memberId: buyers[index % 20] ?? 0, items: [{ skuId: of.skuId, count: 1 }] });
          await payOrder(effect, { orderId, channel: 'wechat' });
        }),
      );
      expect([times(all, 0), times(all, codes.notEnoughStock)]).toEqual([50, 150]);
      expect((await skuNow(of.skuId))?.stock).toBe(0);
      const [cards] = await world.database
        .select({ all: count(), items: sql<number>`count(distinct ${goodsCard.orderItemId})`.mapWith(Number) })
        .from(goodsCard)
        .where(and(eq(goodsCard.skuId, of.skuId), eq(goodsCard.status, 3)));
      expect(cards).toEqual({ all: 50, items: 50 });
      expect((await world.database.select().from(goods).where(eq(goods.id, of.goodsId)))[0]).toMatchObject({ stock: 0, sales: 50 });
    },
    TWO_HUNDRED_MS,
  );

  test('pay against close: one of the two happens, and the stock says which', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { of, orderId, buyer } = await placedOrder();
      const [paid, closed] = await atOnce([
        (effect) => payOrder(effect, { orderId, channel: 'balance' }),
        (effect) => closeOrder(effect, { orderId, closeType: 40, reason: '测试' }),
      ]);
      const now = await orderNow(orderId);
      const [spent] = await world.database
        .select({ rows: count() })
        .from(balanceRecord)
        .where(and(eq(balanceRecord.memberId, buyer), eq(balanceRecord.bizType, 3)));
      if (paid === 0) {
        expect([closed, now?.status, now?.payStatus, (await skuNow(of.skuId))?.stock, spent?.rows]).toEqual([
          codes.orderNotCloseable,
          10,
          1,
          4,
          1,
        ]);
      } else {
        expect([paid, closed, now?.status, now?.payStatus, (await skuNow(of.skuId))?.stock, spent?.rows]).toEqual([
          codes.payOrderClosed,
          0,
          40,
          0,
          5,
          0,
        ]);
      }
    }
  });

  test('a payment is taken once, however often the channel tells of it', async () => {
    const { orderId } = await placedOrder();
    const all = await atOnce(
      Array.from(
        { length: 20 },
        (_, index) => (effect: Effect) => payOrder(effect, { orderId, channel: 'wechat', payNo: `P${index % 4}` }),
      ),
    );
    expect(times(all, 0)).toBe(5);
    expect(times(all, codes.payOrderPaid)).toBe(15);
    const [items] = await world.database.select().from(orderItem).where(eq(orderItem.orderId, orderId));
    expect(
      (
        await world.database
          .select()
          .from(goods)
          .where(eq(goods.id, items?.goodsId ?? 0))
      )[0]?.sales,
    ).toBe(1);
  });

  test('refund against ship: goods never leave while an application is open', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId } = await placedOrder();
      await run((effect) => payOrder(effect, { orderId, channel: 'wechat' }));
      const ship = async ({ database, now }: Effect) => {
        const where = ne(order.refundFlag, 1);
        if (!(await tryMove(order, orderId, orderTransitions.hardware.ship, { shipTime: now }, { database, where })))
          throw new Refusal(codes.shipBlockedByRefund);
        return (await orderNow(orderId))?.refundFlag;
      };
      const [applied, shipped] = await atOnce([
        (effect) => applyRefund(effect, { orderId, itemId: null, way: 10, amount: 1_000, reason: '不想要了' }),
        ship,
      ]);
      const now = await orderNow(orderId);
      expect(applied).toBe(0);
      expect([shipped, now?.status, now?.refundFlag]).toEqual(shipped === 0 ? [0, 20, 1] : [codes.shipBlockedByRefund, 10, 1]);
    }
  });

  test('two refunds of one item, and one refund executed ten times: the money goes once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { orderId, buyer } = await placedOrder();
      await run((effect) => payOrder(effect, { orderId, channel: 'balance' }));
      const [item] = await world.database.select().from(orderItem).where(eq(orderItem.orderId, orderId));
      const refundOnce = async (effect: Effect) => {
        const items = [{ itemId: item?.id ?? 0, count: 1, amount: 1_000 }];
        const { ids } = await startRefund(effect, { orderId, items, target: 2, reason: '协商', anyTime: true });
        return ids[0] ?? 0;
      };
      const started = await Promise.allSettled([run(refundOnce), run(refundOnce), run(refundOnce)]);
      const refundIds = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(refundIds).toHaveLength(1);
      const all = await atOnce(
        Array.from({ length: 10 }, () => (effect: Effect) => executeRefund(effect, { refundId: refundIds[0] ?? 0 })),
      );
      expect([times(all, 0), times(all, codes.refundChanged)]).toEqual([1, 9]);
      expect((await world.database.select().from(member).where(eq(member.id, buyer)))[0]?.balance).toBe(100_000);
      expect(await orderNow(orderId)).toMatchObject({ status: 40, refundedPrice: 1_000 });
    }
  });

  test('a coupon and the last points are used by one order', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await newBuyer(world, { points: 100 });
      const couponRecordId = await handCoupon(world, buyer, { discountPrice: 100 });
      const [one, other] = [await sellGoods(world, 2, { sku: { stock: 5 } }), await sellGoods(world, 2, { sku: { stock: 5 } })];
      const buy = (skuId: number) => (effect: Effect) =>
        placeOrder(effect, { memberId: buyer, items: [{ skuId, count: 1 }], receiver: RECEIVER, couponRecordId, usePoints: 100 });
      const all = await atOnce([buy(one.skuId), buy(other.skuId), buy(one.skuId)]);
      expect(times(all, 0)).toBe(1);
      expect((await world.database.select().from(member).where(eq(member.id, buyer)))[0]?.points).toBe(0);
    }
  });

  test('the last piece of a coupon goes to one member', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => newBuyer(world)));
    const [made] = await world.database
      .insert(coupon)
      .values({
        name: '最后一张',
        discountPrice: 100,
        totalCount: 3,
        perLimit: 1,
        status: 1,
        validityType: 2,
        validDays: 3,
        createTime: new Date(),
      })
      .returning({ id: coupon.id });
    const couponId = made?.id ?? 0;
    const all = await atOnce(members.map((memberId) => (effect: Effect) => takeCoupon(effect, { couponId, memberId })));
    expect([times(all, 0), times(all, codes.couponNotEnoughLeft)]).toEqual([3, 17]);
    expect(await world.database.$count(memberCoupon, eq(memberCoupon.couponId, couponId))).toBe(3);
  });

  test('orders of the same goods in opposite order wait for each other instead of failing', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(world)));
    const [one, other] = [await sellGoods(world, 2, { sku: { stock: 100 } }), await sellGoods(world, 2, { sku: { stock: 100 } })];
    const lines = [one, other].map(({ skuId }) => ({ skuId, count: 1 }));
    const all = await atOnce(
      Array.from(
        { length: 40 },
        (_, index) => (effect: Effect) =>
          placeOrder(effect, { memberId: buyers[index % 8] ?? 0, items: index % 2 ? lines : [...lines].reverse(), receiver: RECEIVER }),
      ),
    );
    expect(times(all, 0)).toBe(40);
    expect([(await skuNow(one.skuId))?.stock, (await skuNow(other.skuId))?.stock]).toEqual([60, 60]);
  });

  describe('referrers', () => {
    /** Each makes two people first. */
    const PAIRS = 3;
    let mobiles = 0;
    const newMobile = () => {
      mobiles += 1;
      return `1778800${String(mobiles).padStart(4, '0')}`;
    };
    const newDistributor = async () => {
      const memberId = await newBuyer(world);
      await run((effect) => makeDistributor(effect, { memberId, source: distributorSource.administrator, action: 'add' }));
      return memberId;
    };
    const parentOf = async (id: number) => (await world.database.select().from(member).where(eq(member.id, id)))[0]?.parentId;
    const tiersOf = async (memberId: number) => {
      const [found] = await world.database.select().from(distributor).where(eq(distributor.memberId, memberId));
      return [found?.firstCount, found?.secondCount];
    };

    /** Runs an effect while somebody else has a row it wants; answers whether it held another one already as it waited. */
    const heldMeanwhile = async (wanted: string, apart: string, effect: (effect: Effect) => Promise<unknown>) => {
      const other = await many.pool.connect();
      await other.query('begin');
      await other.query(`select 1 from ${wanted} for update`);
      const running = run(effect);
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(() => world.sql(waiting)).toHaveLength(1);
      const { rowCount } = await other.query(`select 1 from ${apart} for update skip locked`);
      await other.query('commit');
      other.release();
      await running;
      return rowCount === 0;
    };

    test('payments and refunds hold the buyer, then the distributors by their numbers', async () => {
      await setSettings(world, 'distribution', { enabled: 1, tiers: 2, first: 10, second: 5, condition: 2, bindMode: 1, base: 1 });
      const above = await newDistributor();
      const parent = await newBuyer(world, { inviterId: above });
      await run((effect) => makeDistributor(effect, { memberId: parent, source: distributorSource.administrator, action: 'add' }));
      const memberId = await newBuyer(world, { inviterId: parent });
      const of = await sellGoods(world, 2, { sku: { price: 9_000, stock: 5 } });
      const items = [{ skuId: of.skuId, count: 1 }];
      const { orderId } = await run((effect) => placeOrder(effect, { memberId, items, receiver: RECEIVER }));
      const [buyerRow, parentRow, aboveRow] = [
        `member where id = ${memberId}`,
        `distributor where member_id = ${parent}`,
        `distributor where member_id = ${above}`,
      ];
      expect(await heldMeanwhile(buyerRow, parentRow, (effect) => payOrder(effect, { orderId, channel: 'wechat' }))).toBe(false);
      const paid = await orderNow(orderId);
      expect([paid?.distributor1Id, paid?.distributor2Id]).toEqual([parent, above]);
      expect(Math.min(paid?.commission1 ?? 0, paid?.commission2 ?? 0)).toBeGreaterThan(0);
      const { ids } = await run((effect) => startRefund(effect, { orderId, target: 1, reason: '缺货', anyTime: true }));
      expect(await heldMeanwhile(aboveRow, parentRow, (effect) => executeRefund(effect, { refundId: ids[0] ?? 0 }))).toBe(false);
    });

    test('two who bind each other never stand in a circle', async () => {
      await setSettings(world, 'distribution', { enabled: 1, bindMode: 3, tiers: 2 });
      for (let round = 0; round < PAIRS; round += 1) {
        const [one, other] = [await newDistributor(), await newDistributor()];
        await atOnce([
          (effect) => followLink(effect, { memberId: one, inviterId: other }),
          (effect) => followLink(effect, { memberId: other, inviterId: one }),
        ]);
        expect([await parentOf(one), await parentOf(other)].filter((parent) => parent !== null)).toHaveLength(1);
      }
    });

    test('whoever registers below somebody who is moved counts for the new one above', async () => {
      await setSettings(world, 'distribution', { enabled: 1, bindMode: 3, tiers: 2 });
      for (let round = 0; round < PAIRS; round += 1) {
        const [above, below] = [await newDistributor(), await newDistributor()];
        await atOnce([
          (effect) => registerMember(effect, { mobile: newMobile(), inviterId: below }),
          (effect) => followLink(effect, { memberId: below, inviterId: above }),
          (effect) => registerMember(effect, { mobile: newMobile(), inviterId: below }),
        ]);
        expect([await tiersOf(above), await tiersOf(below)]).toEqual([
          [1, 2],
          [2, 0],
        ]);
      }
    });
  });
});

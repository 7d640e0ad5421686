import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { memberRegister } from '@/lib/contract/storefront/members';
import { orderPay, orderPlace, orderReceive } from '@/lib/contract/storefront/orders';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { fulfilledPart } from '@/reference-api/commerce/payment/fulfilled-part';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { goods, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import { member } from '@/reference-api/database/schema/member';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { buys } from '@/reference-api/testing/storefront-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { jobs } from './registry';

const receiver = { name: '王敏', mobile: '13900001111', province: '浙江省', city: '杭州市', district: '西湖区', address: '文三路 1 号' };

const world = await testStack({ testMode: true });
const memberId = (await buys(world, memberRegister, { mobile: '17720000001' })).memberId;
beforeAll(async () => {
  // The demo's unpaid orders fall due from minute to minute.
  world.clock.freeze(new Date());
  // Time of the seeded orders is not of interest here: what is due of them is done before anything is looked at.
  for (const job of jobs) await job.run(world.context);
});

const run = (name: string) => jobs.find((job) => job.name === name)?.run(world.context);
const later = (ms: number) => world.clock.freeze(new Date(world.clock.now().getTime() + ms));
const orderOf = async (id: number) => (await world.database.select().from(order).where(eq(order.id, id)))[0];

/** A variant on sale of a kind, in a store, with a stock of its own, which no unpaid order of the demo will give anything back to. */
async function skuOf(kind: number, storeId = 0, cards?: boolean): Promise<{ skuId: number; stock: number }> {
  const { rows } = await world.database.execute<{ sku: number; stock: number }>(sql`
    select s.id as sku, s.stock from ${goodsSku} s join ${goods} g on g.id = s.goods_id
    where g.kind = ${kind} and g.status = 1 and g.store_id = ${storeId} and s.stock > 5
      and not exists (select 1 from ${orderItem} i join ${order} o on o.id = i.order_id where i.sku_id = s.id and o.status = 0)
      and (${cards ?? null}::boolean is null or exists (select 1 from ${goodsCard} c where c.sku_id = s.id) = ${cards ?? null}::boolean)
    order by s.id limit 1`);
  const [found] = rows;
  if (!found) throw new Error(`no goods of kind ${kind}`);
  return { skuId: found.sku, stock: found.stock };
}
const closedNow = () => world.database.$count(order, and(eq(order.closeTime, world.clock.now()), eq(order.closeType, 10)));
const stockOf = async (id: number) => (await world.database.select().from(goodsSku).where(eq(goodsSku.id, id)))[0]?.stock;

async function bought(kind: number, storeId = 0, cards?: boolean) {
  const { skuId, stock } = await skuOf(kind, storeId, cards);
  const placed = await buys(world, orderPlace, { memberId, items: [{ skuId, count: 2 }], ...(kind === 2 ? { receiver } : {}) });
  return { ...placed, skuId, stock };
}

describe('the timers of effects.md 4', () => {
  test('are all there, in their order', () => {
    expect(jobs.map(({ name }) => name).slice(0, 12)).toEqual([
      ...['order-close', 'order-auto-receive', 'refund-return-timeout', 'form-supplement-overdue', 'settle', 'coupon-expire'],
      ...['licence-activate', 'licence-expire', 'store-expire', 'goods-on-sale', 'store-apply-unpaid', 'idempotency-clean'],
    ]);
  });

  test('order-close: an unpaid order past its time gives back stock and cards, once, also on two processes', async () => {
    const hardware = await bought(2);
    const account = await bought(1, 0, true);
    expect([await stockOf(hardware.skuId), await stockOf(account.skuId)]).toEqual([hardware.stock - 2, account.stock - 2]);
    expect(await run('order-close')).toBe(0);
    later(31 * 60_000);
    const both = await Promise.all([run('order-close'), run('order-close')]);
    // The demo's own unpaid orders are due as well; each is closed by one of the two.
    expect((both[0] ?? 0) + (both[1] ?? 0)).toBe(await closedNow());
    expect(await orderOf(hardware.orderId)).toMatchObject({ status: 40, closeType: 10 });
    expect([await stockOf(hardware.skuId), await stockOf(account.skuId)]).toEqual([hardware.stock, account.stock]);
    expect(await run('order-close')).toBe(0);
  });

  test('order-auto-receive and settle: income waits for the days of the level, then reaches the balance once', async () => {
    const { orderId, orderNo } = await bought(2, 1);
    await buys(world, orderPay, { orderId, channel: 'wechat' });
    await inEffect(world, async (effect) => {
      await effect.database
        .update(order)
        .set({ ...(await fulfilledPart(effect, 2)), status: 20 })
        .where(eq(order.id, orderId));
    });
    later(8 * DAY_MS);
    expect(await run('order-auto-receive')).toBeGreaterThan(0);
    expect(await orderOf(orderId)).toMatchObject({ status: 30 });
    const storeOf = async () => (await world.database.select().from(store).where(eq(store.id, 1)))[0];
    await run('settle');
    const waiting = await storeOf();
    const flows = () => world.database.select().from(storeFlow).where(eq(storeFlow.bizNo, orderNo));
    expect((await flows()).every(({ settleStatus }) => settleStatus === 0)).toBe(true);
    later(8 * DAY_MS);
    await Promise.all([run('settle'), run('settle')]);
    const own = (await flows()).filter(({ storeId }) => storeId === 1);
    expect(own.every(({ settleStatus, balanceAfter }) => settleStatus === 1 && balanceAfter !== null)).toBe(true);
    // Everything of the store that settled at this moment is in its balance, and no longer waits.
    const settledNow = await world.database
      .select()
      .from(storeFlow)
      .where(and(eq(storeFlow.storeId, 1), eq(storeFlow.settleTime, world.clock.now())));
    const net = settledNow.reduce((sum, { amount }) => sum + amount, 0);
    expect(own.length).toBeGreaterThan(0);
    expect(await storeOf()).toMatchObject({
      balance: (waiting?.balance ?? 0) + net,
      pendingSettle: (waiting?.pendingSettle ?? 0) - net,
    });
    expect(await run('settle')).toBe(0);
  });

  test('an account order of automatic delivery shows its cards once it is paid, and completes after its warranty', async () => {
    const { orderId } = await bought(1, 0, true);
    await buys(world, orderPay, { orderId, channel: 'alipay' });
    expect(await orderOf(orderId)).toMatchObject({ status: 20, deliveredCount: 2 });
    later(200 * DAY_MS);
    expect(await run('order-auto-receive')).toBeGreaterThan(0);
    await expect(buys(world, orderReceive, { orderId })).rejects.toMatchObject({ code: 60501 });
  });

  test('coupon-expire: coupons past their end expire; a reminder goes out once, seven days before', async () => {
    const now = world.clock.now();
    const [made] = await world.database
      .insert(coupon)
      .values({ name: '到期券', totalCount: -1, status: 1, takenCount: 1, createTime: now })
      .returning({ id: coupon.id });
    const until = new Date(now.getTime() + 5 * DAY_MS);
    const held = { couponId: made?.id ?? 0, memberId, takeType: 1, validStart: now, validEnd: until, createTime: now };
    const [record] = await world.database.insert(memberCoupon).values(held).returning({ id: memberCoupon.id });
    await run('coupon-expire');
    expect(await run('coupon-expire')).toBe(0);
    const ofRecord = and(eq(outbox.kind, 'couponExpiring'), eq(outbox.objectId, record?.id ?? 0));
    const told = await world.database.select().from(outbox).where(ofRecord);
    expect(told).toMatchObject([{ receiver: String(memberId), objectId: record?.id, state: 0 }]);
    later(5 * DAY_MS);
    expect(await run('coupon-expire')).toBe(1);
    const [gone] = await world.database
      .select()
      .from(memberCoupon)
      .where(eq(memberCoupon.id, record?.id ?? 0));
    expect(gone).toMatchObject({ status: 3 });
  });

  test('store-expire: stores past their plan expire, not those in grace, and are reminded before', async () => {
    await world.database
      .update(store)
      .set({ expireAt: new Date(world.clock.now().getTime() + 3 * DAY_MS), status: 1 })
      .where(eq(store.id, 1));
    expect(await run('store-expire')).toBe(1);
    later(3 * DAY_MS);
    expect(await run('store-expire')).toBe(1);
    expect((await world.database.select().from(store).where(eq(store.id, 1)))[0]).toMatchObject({ status: 4 });
  });

  test('goods-on-sale: approved goods whose time has come go on sale', async () => {
    const [first] = await world.database.select({ id: goods.id }).from(goods).where(eq(goods.status, 1)).limit(1);
    const saleTime = new Date(world.clock.now().getTime() + DAY_MS);
    await world.database
      .update(goods)
      .set({ status: 0, saleMode: 2, saleTime })
      .where(eq(goods.id, first?.id ?? 0));
    expect(await run('goods-on-sale')).toBe(0);
    later(DAY_MS);
    expect(await run('goods-on-sale')).toBe(1);
  });
});

test('members keep what they earned: points and growth of completed orders', async () => {
  const [buyer] = await world.database.select().from(member).where(eq(member.id, memberId));
  expect(buyer?.growth).toBeGreaterThan(0);
  expect(buyer?.orderCount).toBe(2);
});

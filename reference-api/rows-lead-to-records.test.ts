import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cash, cashInfo } from '@/lib/contract/cash';
import { couponRecord } from '@/lib/contract/coupon-record';
import { distributorCommissions, distributorOrders } from '@/lib/contract/distributor/detail';
import { invoice } from '@/lib/contract/invoice';
import { balanceRecord, numberedRecords, pointRecord, recordNumbered } from '@/lib/contract/member-ledger';
import { order } from '@/lib/contract/order';
import { orderInfo } from '@/lib/contract/order/detail';
import { refund } from '@/lib/contract/refund';
import { storeApplyInfo } from '@/lib/contract/store-apply';
import { flowRecord, type StoreFlow, storeEarnings, storeFinance } from '@/lib/contract/store-flow';
import { orderCancel, orderPay, orderPlace } from '@/lib/contract/storefront/orders';
import { makeDistributor } from './commerce/distributor/make-distributor';
import { asBuyer } from './commerce/effect';
import { bookCommission } from './commerce/ledgers/book-commission';
import { completeOrder } from './commerce/order/complete-order';
import { executeRefund } from './commerce/refund/execute-refund';
import { startRefund } from './commerce/refund/start-refund';
import { applyCash, type CashApplication } from './commerce/withdrawal/apply-cash';
import { approveCash, rejectCash } from './commerce/withdrawal/decide-cash';
import { member as memberTable } from './database/schema/member';
import { order as orderTable } from './database/schema/order';
import { ADMIN, inEffect } from './testing/effect-for-tests';
import type { Person } from './testing/person';
import { setSettings } from './testing/settings-for-tests';
import { handCoupon, newBuyer, RECEIVER, sellGoods } from './testing/shop-for-tests';
import { buys } from './testing/storefront-for-tests';
import { testStack } from './testing/world';

/*
 * Every kind of row that names another record by its number, in the demo platform: the record is there for whoever reads the row.
 * What a row's number names is stated in the contract, and the screens draw their links from the same statement.
 */

let admin: Person;
let store1: Person;
const world = await testStack({ testMode: true });
beforeAll(async () => {
  await tradeOnce();
  admin = await world.as('admin');
  store1 = await world.as('store1');
});

/** A buyer and a distributor of store 1, in the main store, do once what brings rows of each type: points and a coupon used, money back, withdrawals returned. */
async function tradeOnce(): Promise<void> {
  await setSettings(world, 'distribution', { enabled: 1, tiers: 2, first: 10, second: 3, frozenDays: 7 });
  await setSettings(world, 'withdraw', { minAmount: 100 });
  const promoter = await newBuyer(world);
  const ofStore1 = (id: number) => world.database.update(memberTable).set({ storeId: 1 }).where(eq(memberTable.id, id));
  await ofStore1(promoter);
  await inEffect(world, (effect) => makeDistributor(effect, { memberId: promoter, source: 2, action: 'add' }));
  const buyer = await newBuyer(world, { points: 500, balance: 80_000, inviterId: promoter });
  await ofStore1(buyer);
  const { skuId } = await sellGoods(world, 2, { sku: { price: 9_900, stock: 9 } });
  const bought = { memberId: buyer, items: [{ skuId, count: 1 }], receiver: RECEIVER };
  const dropped = await buys(world, orderPlace, { ...bought, usePoints: 100 });
  await buys(world, orderCancel, { orderId: dropped.orderId });
  const kept = await buys(world, orderPlace, { ...bought, couponRecordId: await handCoupon(world, buyer) });
  await buys(world, orderPay, { orderId: kept.orderId, channel: 'wechat' });
  const { orderId } = await buys(world, orderPlace, bought);
  await buys(world, orderPay, { orderId, channel: 'balance' });
  await world.database.update(orderTable).set({ status: 20, shipTime: new Date() }).where(eq(orderTable.id, orderId));
  await inEffect(world, (effect) => completeOrder(effect, { orderId }));
  const { ids } = await inEffect(world, (effect) =>
    startRefund(effect, { orderId, freight: 0, target: 1, reason: '协商退款', anyTime: true }),
  );
  for (const refundId of ids) await inEffect(world, (effect) => executeRefund(effect, { refundId }));

  await inEffect(world, (effect) => bookCommission(effect, { memberId: promoter, bizType: 5, amount: 20_000, status: 1 }));
  const account = { holder: '王敏', no: '6222021202031587764', bankName: '中国工商银行' };
  const apply = (given: CashApplication) => inEffect(world, (effect) => applyCash(asBuyer(effect, ''), given));
  const toBalance = await apply({ applicant: 1, memberId: promoter, amount: 5_000, type: 1, account: {} });
  await inEffect(world, (effect) => approveCash(effect, { id: toBalance.id }), { operator: ADMIN });
  for (const [applicant, memberId] of [
    [1, promoter],
    [3, buyer],
  ] as const) {
    const { id } = await apply({ applicant, memberId, amount: 3_000, type: 2, account });
    await inEffect(world, (effect) => rejectCash(effect, { id, reason: '户名不符' }), { operator: ADMIN });
  }
}

const named = (record: string | undefined, ofLedger: Readonly<Record<number, string>>) =>
  Object.keys(ofLedger)
    .map(Number)
    .filter((type) => record === undefined || ofLedger[type] === record);

/** Finds the record as the console does when the number of a row is pressed. */
async function found(who: Person, record: 'order' | 'withdrawal', number: string): Promise<boolean> {
  if (record === 'withdrawal') {
    const [row] = (await who.ask(cash.list, { query: { keyword: number, pageSize: 1 } })).rows;
    return row?.cashNo === number && (await who.ask(cashInfo, { query: { id: row.id } })).id === row.id;
  }
  const [own] = (await who.ask(order.list, { query: { keyword: number, keywordType: 'orderNo', pageSize: 1 } })).rows;
  const [back] = own?.orderNo === number ? [] : (await who.ask(refund.list, { query: { keyword: number, pageSize: 1 } })).rows;
  const id = own?.orderNo === number ? own.id : (back?.orderId ?? null);
  return id !== null && (await who.ask(orderInfo, { query: { id } })).id === id;
}

/** What a row names by id opens for store 1; an order of another store, where its members buy as well, is named by number alone. */
async function leadsAsOffered({ orderId, orderNo }: { orderId: number | null; orderNo: string }): Promise<void> {
  expect(await found(store1, 'order', orderNo), `a store's ${orderNo}`).toBe(orderId !== null);
  if (orderId !== null) expect((await store1.ask(orderInfo, { query: { id: orderId } })).orderNo).toBe(orderNo);
}

describe('rows lead to the records they name', () => {
  it.each([
    ['points', pointRecord],
    ['balance', balanceRecord],
  ] as const)('ledger of %s', async (ledger, { list }) => {
    for (const type of named(undefined, numberedRecords[ledger])) {
      const record = (numberedRecords[ledger] as Readonly<Record<number, 'order' | 'withdrawal'>>)[type] ?? 'order';
      const { rows } = await admin.ask(list, { query: { bizType: type, pageSize: 3 } });
      expect(rows.length, `rows of type ${type}`).toBeGreaterThan(0);
      for (const { bizNo, bizId } of rows) {
        expect(bizId, bizNo).not.toBeNull();
        expect(await found(admin, record, bizNo), `${type} ${bizNo}`).toBe(true);
      }
    }
    for (const type of named('withdrawal', numberedRecords[ledger]))
      for (const { bizId } of (await store1.ask(list, { query: { bizType: type, pageSize: 3 } })).rows) expect(bizId).toBeNull();
    for (const type of named('order', numberedRecords[ledger])) {
      const { rows } = await store1.ask(list, { query: { bizType: type, pageSize: 3 } });
      // A store's member buys in other stores too: what the store may not read is not offered.
      for (const { bizNo, bizId } of rows) expect(await found(store1, 'order', bizNo), `a store's ${type} ${bizNo}`).toBe(bizId !== null);
    }
  });

  it('commissions and referred orders of distributors', async () => {
    const { rows: busy } = await world.pool.query<{ type: number; id: number }>(
      'select biz_type as type, max(member_id) as id from commission_record group by 1',
    );
    const seen = new Set<number>();
    for (const { type, id } of busy) {
      const record = (numberedRecords.commission as Readonly<Record<number, 'order' | 'withdrawal'>>)[type];
      const { rows } = await admin.ask(distributorCommissions.list, { query: { id, bizType: type, pageSize: 3 } });
      for (const row of rows) {
        seen.add(row.bizType);
        if (record === 'order') expect((await admin.ask(orderInfo, { query: { id: row.orderId ?? 0 } })).orderNo).toBe(row.orderNo);
        if (record === 'withdrawal') expect(await found(admin, record, row.orderNo), row.orderNo).toBe(true);
        if (record === undefined) expect(row.orderNo, `type ${type} names nothing`).toBe('');
      }
      const orders = await admin.ask(distributorOrders.list, { query: { id, pageSize: 3 } });
      for (const row of orders.rows) expect((await admin.ask(orderInfo, { query: { id: row.orderId } })).orderNo).toBe(row.orderNo);
    }
    for (const { type, id } of busy.filter((each) => recordNumbered('commission', each.type) === 'order')) {
      const { rows } = await store1.ask(distributorCommissions.list, { query: { id, bizType: type } });
      expect(rows.length, `a store's rows of type ${type}`).toBeGreaterThan(0);
      for (const row of rows) await leadsAsOffered(row);
    }
    // What a refund after settlement takes back names its order as what was earned does.
    for (const type of [1, 2, 3]) expect(seen).toContain(type);
  });

  it('flows of stores, on the page of the platform and on that of a store', async () => {
    const opened = {
      order: orderInfo,
      withdrawal: cashInfo,
      plan: storeApplyInfo,
    };
    const numberOf = { order: 'orderNo', withdrawal: 'cashNo', plan: 'applyNo' } as const;
    for (const [who, { list }] of [
      [admin, storeFinance],
      [store1, storeEarnings],
    ] as const) {
      const seen = new Set<string>();
      for (let bizType = 1; bizType <= 12; bizType += 1) {
        const { rows } = await who.ask(list, { query: { bizType, pageSize: 3 } });
        for (const row of rows) {
          const record = flowRecord(row);
          if (row.bizNo !== '') expect(record, `a row of type ${bizType} with a number leads somewhere`).toBeDefined();
          if (!record) continue;
          seen.add(record);
          const { code, data } = await who.send(opened[record], { query: { id: (row as StoreFlow).bizId ?? 0 } });
          expect(code, `${bizType} ${row.bizNo}`).toBe(0);
          const number = (data as Record<string, unknown>)[numberOf[record]];
          // Refunds have numbers of their own, and lead to their order.
          if (bizType !== 2 && record !== 'order') expect(number).toBe(row.bizNo);
        }
      }
      // Rows of plans are told by the tests of their applications (store-apply.test.ts).
      expect(seen).toContain('order');
      expect(seen).toContain('withdrawal');
    }
  });

  it("coupons of members and a member's orders", async () => {
    const { rows } = await admin.ask(couponRecord.list, { query: { status: '2', pageSize: 5 } });
    expect(rows.length).toBeGreaterThan(0);
    for (const { orderId, orderNo, memberId } of rows) {
      expect(await admin.ask(orderInfo, { query: { id: orderId ?? 0 } })).toMatchObject({ orderNo, memberId });
      const orders = await admin.ask(order.list, { query: { memberId } });
      expect(orders.rows.map(({ id }) => id)).toContain(orderId);
    }
    const [last] = rows.toSorted((one, other) => other.memberId - one.memberId);
    const ofStore = await store1.ask(couponRecord.list, { query: { memberId: last?.memberId, status: '2' } });
    expect(ofStore.rows.length).toBeGreaterThan(0);
    for (const row of ofStore.rows) await leadsAsOffered(row);
  });

  // Last, as it deletes every order.
  it('keep the number of an order that was deleted, and lead nowhere', async () => {
    const [promoted] = await world.sql<{ id: number }>('select member_id as id from commission_record where order_id is not null limit 1');
    const id = promoted?.id ?? 0;
    await world.sql('update "order" set deleted_at = now()');
    const lists = [
      await admin.ask(distributorCommissions.list, { query: { id, bizType: 1 } }),
      await admin.ask(couponRecord.list, { query: { status: '2' } }),
      await admin.ask(invoice.list),
      await admin.ask(refund.list),
    ];
    for (const { rows } of lists) {
      expect(rows.length).toBeGreaterThan(0);
      for (const { orderId, orderNo } of rows) expect({ orderId, named: orderNo !== '' }).toEqual({ orderId: null, named: true });
    }
    for (const [ledger, { list }] of [
      ['points', pointRecord],
      ['balance', balanceRecord],
    ] as const)
      for (const bizType of named('order', numberedRecords[ledger]))
        for (const row of (await admin.ask(list, { query: { bizType } })).rows) expect(row).toMatchObject({ bizId: null });
    for (const { bizNo, bizId } of (await admin.ask(storeFinance.list, { query: { bizType: 1 } })).rows)
      expect({ bizId, named: bizNo !== '' }).toEqual({ bizId: null, named: true });
    expect(await admin.ask(distributorOrders.list, { query: { id } })).toMatchObject({ rows: [], total: 0 });
  });
});

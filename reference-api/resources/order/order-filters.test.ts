import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { order } from '@/lib/contract/order';
import { invoiceState } from '@/lib/contract/states/invoice';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { newBuyer, sellGoods } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

/** What a number of rows is by the database itself. */
const counted = async (where: string): Promise<number> =>
  Number((await world.pool.query(`select count(*) as n from "order" o where deleted_at is null and ${where}`)).rows[0]?.n);
const found = async (query: Record<string, string | number>) => (await admin.ask(order.list, { query })).total;

describe('an order list is narrowed', () => {
  it.each([
    ['to several states', { kind: 2, tab: '10,20' }, 'kind = 2 and status in (10, 20)'],
    ['to a day of payment', { payTimeStart: '2026-01-01 00:00:00', payTimeEnd: '2099-01-01 00:00:00' }, 'pay_time is not null'],
    ['to a channel', { payChannel: 'alipay' }, "pay_channel = 'alipay'"],
    ['to an amount', { payPriceMin: 10_000, payPriceMax: 50_000 }, 'pay_price between 10000 and 50000'],
    ['to those with a note', { hasRemark: 1 }, "remark <> ''"],
    ['to a source', { source: 3 }, 'source = 3'],
    ['to a part given back', { refundFlag: 2 }, 'refund_flag = 2'],
  ])('%s', async (_what, query, where) => {
    const rows = await counted(where);
    expect(rows).toBe(await found(query));
    if (!('refundFlag' in query)) expect(rows).toBeGreaterThan(0);
  });

  it('to a buyer, to goods, to a store', async () => {
    const { rows } = await world.pool.query<{ member_id: number; goods_id: number }>(
      'select o.member_id, i.goods_id from "order" o join order_item i on i.order_id = o.id where o.kind = 2 limit 1',
    );
    const [some] = rows;
    expect(await found({ memberId: some?.member_id ?? 0 })).toBe(await counted(`member_id = ${some?.member_id}`));
    const holds = `exists (select 1 from order_item i where i.order_id = o.id and i.goods_id = ${some?.goods_id})`;
    expect(await found({ goodsId: some?.goods_id ?? 0 })).toBe(await counted(holds));
    expect(await found({ storeId: 1 })).toBe(await counted('store_id = 1'));
  });

  it('to a handler and to the time that is left', async () => {
    const form = 'kind = 3 and status = 15';
    await world.pool.query(
      `update "order" set handler_id = 1, handler_name = '林', promise_until = now() + interval '3 hours' where id = (select min(id) from "order" where ${form})`,
    );
    await world.pool.query(
      `update "order" set promise_until = now() - interval '1 hour' where id = (select max(id) from "order" where ${form})`,
    );
    expect(await found({ kind: 3, handlerId: 1 })).toBe(1);
    expect(await found({ kind: 3, dueHours: 4 })).toBe(1);
    expect(await found({ kind: 3, dueHours: 1 })).toBe(0);
    const late = `kind = 3 and (status = 12 and supplement_time < now() - interval '72 hours' or status in (10, 15) and promise_until < now())`;
    expect(await found({ kind: 3, overdue: 1 })).toBe(await counted(late));
  });

  it('to the state of a licence, also of the one an order renews', async () => {
    const block = { licenceMode: 2, maxDevices: 1, renewable: 1, keyPrefix: 'ST' };
    const { skuId } = await sellGoods(world, 4, { sku: { stock: 5, durationUnit: 2, durationNum: 1 }, block });
    const memberId = await newBuyer(world);
    const buy = async (more: object) => {
      const { orderId } = await inEffect(world, (effect) => placeOrder(effect, { memberId, items: [{ skuId, count: 1 }], ...more }));
      await inEffect(world, (effect) => payOrder(effect, { orderId, channel: 'wechat' }));
      return orderId;
    };
    const first = await buy({});
    const { id: renewLicenceId } = await world.first<{ id: number }>('select id from licence where order_id = $1', [first]);
    await world.pool.query('update licence set status = 1, start_at = now(), end_at = now() + interval $$5 days$$ where id = $1', [
      renewLicenceId,
    ]);
    const renewal = await buy({ renewLicenceId });
    const { rows } = await admin.ask(order.list, { query: { kind: 4, memberId, licenceStatus: 1 } });
    expect(rows.map(({ id }) => id).sort()).toEqual([first, renewal].sort());
  });

  it('to the state of the invoice that it shows', async () => {
    const [issued] = await world.database.select().from(invoice).where(eq(invoice.status, invoiceState.issued)).limit(1);
    if (!issued) throw new Error('the seed has no such invoice');
    const { id: _new, ...copied } = issued;
    const later = { ...copied, applyNo: 'F-later', invoiceNo: '', needRed: false, status: invoiceState.rejected };
    await world.database.insert(invoice).values(later);
    const ids = async (invoiceStatus: number) =>
      (await admin.ask(order.list, { query: { invoiceStatus, memberId: issued.memberId, pageSize: 50 } })).rows.map(({ id }) => id);
    expect(await ids(invoiceState.issued)).not.toContain(issued.orderId);
    expect(await ids(invoiceState.rejected)).toContain(issued.orderId);
  });

  it('sorts by time and amount both ways, and says how many match whatever page is asked for', async () => {
    for (const sortField of ['createTime', 'payTime', 'payPrice'])
      for (const sortOrder of ['asc', 'desc']) {
        const { rows } = await admin.ask(order.list, { query: { kind: 2, tab: '30', sortField, sortOrder, pageSize: 50 } });
        const values = rows.map((row) => row[sortField as 'payPrice'] as unknown as number | string);
        const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values).toEqual(sortOrder === 'asc' ? sorted : sorted.reverse());
      }
    expect((await admin.ask(order.list, { query: { kind: 2, currPage: 3, pageSize: 10 } })).total).toBe(await counted('kind = 2'));
  });
});

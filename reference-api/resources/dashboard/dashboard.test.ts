import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newMembersCall, ordersCall, statisticsCall } from '@/lib/contract/dashboard';
import { addDays, parseWireTime, shanghaiDate } from '@/lib/format/shanghai-time';
import { order } from '@/reference-api/database/schema/order';
import { testStack } from '@/reference-api/testing/world';

// One test moves the payment of an order by hand.
const world = await testStack({ mayBreak: ['item.payTime'] });
const admin = await world.as('admin');
const store2 = await world.as('store2');
const one = async (query: string): Promise<number> => Number(Object.values((await world.pool.query(query)).rows[0] ?? {})[0]);
// The newest order is of the day the demo was made on; a run may come here on the next.
const now = new Date(await one('select extract(epoch from max(pay_time)) * 1000 from "order"'));
const today = shanghaiDate(now);
beforeEach(() => world.clock.freeze(now));

const paidOn = (day: string) => `pay_time >= '${day} 00:00:00+08' and pay_time < timestamptz '${day} 00:00:00+08' + interval '1 day'`;

describe('orders by day', () => {
  it('equal what the rows say, for the platform and for one store', async () => {
    const all = await admin.ask(ordersCall);
    const own = await store2.ask(ordersCall);
    for (const [answer, scope] of [
      [all, 'true'],
      [own, 'store_id = 2'],
    ] as const) {
      expect(answer.list.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(today, day - 6)));
      for (const { date, orderCount, payAmount } of answer.list) {
        expect(orderCount, date).toBe(await one(`select count(*) from "order" where ${scope} and ${paidOn(date)}`));
        expect(payAmount, date).toBe(await one(`select coalesce(sum(pay_price), 0) from "order" where ${scope} and ${paidOn(date)}`));
      }
      expect(answer.todayCount).toBe(answer.list.at(-1)?.orderCount);
      expect(answer.yesterdayAmount).toBe(answer.list.at(-2)?.payAmount);
      expect(answer.monthCount).toBe(
        await one(`select count(*) from "order" where ${scope} and pay_time >= '${today.slice(0, 7)}-01 00:00:00+08'`),
      );
      expect(answer.weekAmount).toBe(
        await one(
          `select coalesce(sum(pay_price), 0) from "order" where ${scope} and pay_time >= date_trunc('week', timestamp '${today}') at time zone 'Asia/Shanghai'`,
        ),
      );
    }
    expect(all.todayCount).toBeGreaterThan(own.todayCount);
    expect(own.todayCount).toBeGreaterThan(0);
  });

  it('take a kind and a range, with days of nothing as zero', async () => {
    const range = { startDate: '2020-01-01', endDate: '2020-03-30', kind: 2 };
    const { list } = await admin.ask(ordersCall, { query: range });
    expect(list).toHaveLength(90);
    expect(list[59]).toEqual({ date: '2020-02-29', orderCount: 0, payAmount: 0 });
    const kinds = await Promise.all([1, 2, 3, 4].map((kind) => admin.ask(ordersCall, { query: { kind } })));
    expect(kinds.reduce((sum, { todayCount }) => sum + todayCount, 0)).toBe((await admin.ask(ordersCall)).todayCount);
  });

  it('refuse a range that is too long, backwards or no date', async () => {
    const send = (query: Record<string, string>) => admin.send(ordersCall, { query });
    expect(await send({ startDate: '2020-01-01', endDate: '2020-03-31' })).toMatchObject({ code: 40001, msg: '时间范围不能超过 90 天' });
    expect(await send({ startDate: '2020-01-02', endDate: '2020-01-01' })).toMatchObject({ code: 40001, msg: '结束时间须晚于开始时间' });
    expect(await send({ startDate: '2020-02-30', endDate: '2020-03-01' })).toMatchObject({ code: 40001 });
    expect(await admin.send(newMembersCall, { query: { startDate: 'x' } })).toMatchObject({ code: 40001 });
  });

  it('belong to the Shanghai day they were paid on, and a later refund does not change it', async () => {
    const [some] = await world.database.select().from(order).where(eq(order.payStatus, 1)).limit(1);
    if (!some) throw new Error('no paid order');
    const at = (time: string) =>
      world.database
        .update(order)
        .set({ payTime: parseWireTime(time) })
        .where(eq(order.id, some.id));
    const on = async (date: string) => (await admin.ask(ordersCall, { query: { startDate: date, endDate: date } })).list[0];
    await at('2019-05-05 23:59:59');
    expect(await on('2019-05-05')).toEqual({ date: '2019-05-05', orderCount: 1, payAmount: some.payPrice });
    await world.database.update(order).set({ refundedPrice: some.payPrice, status: 40 }).where(eq(order.id, some.id));
    expect((await on('2019-05-05'))?.payAmount).toBe(some.payPrice);
    await at('2019-05-06 00:00:00');
    expect((await on('2019-05-05'))?.orderCount).toBe(0);
    expect((await on('2019-05-06'))?.orderCount).toBe(1);
  });
});

describe('new members', () => {
  it('equal what the rows say', async () => {
    for (const [who, scope] of [
      [admin, 'true'],
      [store2, 'store_id = 2'],
    ] as const) {
      const { list, total, today: registered } = await who.ask(newMembersCall);
      expect(total).toBe(await one(`select count(*) from member where ${scope}`));
      for (const { date, count } of list) {
        expect(count, date).toBe(
          await one(`select count(*) from member where ${scope} and (register_time at time zone 'Asia/Shanghai')::date = '${date}'`),
        );
      }
      expect(registered).toBe(list.at(-1)?.count);
    }
  });

  it('follow the clock of the API', async () => {
    world.clock.freeze(parseWireTime('2030-01-01 00:00:01') ?? null);
    const who = await world.as('admin');
    const { today: registered, list } = await who.ask(newMembersCall);
    expect(registered).toBe(0);
    expect(list.at(-1)?.date).toBe('2030-01-01');
  });
});

describe('what waits to be done', () => {
  it('equals what the rows say', async () => {
    const { todo, goods, storeTotal, memberTotal } = await admin.ask(statisticsCall);
    const count = (table: string, where: string) => one(`select count(*) from ${table} where ${where}`);
    expect(todo).toMatchObject({
      unpaid: await count('"order"', 'status = 0'),
      unshipped: await count('"order"', 'kind = 2 and status = 10'),
      accountPending: await count('"order"', 'kind = 1 and status in (10, 11)'),
      formPending: await count('"order"', 'kind = 3 and status = 10'),
      formOverdue: await count(
        '"order"',
        `kind = 3 and status = 12 and supplement_time < timestamptz '${now.toISOString()}' - interval '72 hours'`,
      ),
      softwarePending: await count('"order"', 'kind = 4 and status in (10, 11)'),
      afterSale: await count('refund', 'status in (10, 30, 40)'),
      invoice: await count('invoice', 'status = 0'),
      cash: await count('cash', 'status = 0'),
      storeApply: await count('store_apply', 'status = 0'),
      distributorApply: await count('distributor_apply', 'status = 0'),
      goodsAudit: await count('goods', 'audit_status = 1 and status >= 0'),
      stockWarn: await count('goods', 'stock <= stock_warn and status >= 0'),
    });
    expect(Object.values(todo.unpaidByKind ?? {}).reduce((sum, each) => sum + each, 0)).toBe(todo.unpaid);
    expect(goods).toMatchObject({ onSale: await count('goods', 'status = 1'), soldOut: await count('goods', 'status = 1 and stock = 0') });
    expect([storeTotal, memberTotal]).toEqual([2, await count('member', 'true')]);
    expect(
      Object.entries(todo).filter(([, waiting]) => waiting === 0),
      'the demo platform has something of everything',
    ).toEqual([]);
  });

  it('shows another store its own and nothing of the platform', async () => {
    const { todo, storeTotal, balance, goods } = await store2.ask(statisticsCall);
    for (const key of ['storeApply', 'goodsAudit', 'goodsAuditByKind']) expect(todo).not.toHaveProperty(key);
    expect(storeTotal).toBeUndefined();
    expect(balance).toBe(await one('select balance from store where id = 2'));
    expect(todo.cash).toBe(await one('select count(*) from cash where applicant = 2 and store_id = 2 and status in (0, 10, 21)'));
    expect(todo.unshipped).toBe(await one('select count(*) from "order" where kind = 2 and status = 10 and store_id = 2'));
    expect(goods?.onSale).toBe(await one('select count(*) from goods where status = 1 and store_id = 2'));
  });

  it('counts distributor applications with their permission only, store applications with the platform code only', async () => {
    const { todo } = await (await world.withCodes(['admin_P1'])).ask(statisticsCall);
    expect(todo).not.toHaveProperty('distributorApply');
    expect(todo).not.toHaveProperty('storeApply');
    expect(todo).toHaveProperty('goodsAudit');
    expect((await (await world.withCodes(['admin_P8'], 1)).ask(statisticsCall)).todo).toHaveProperty('distributorApply');
  });
});

describe('the demo platform', () => {
  it('keeps its books: what is held twice agrees', async () => {
    expect(
      await one(
        'select count(*) from member m where points <> coalesce((select sum(delta) from point_record r where r.member_id = m.id), 0)',
      ),
    ).toBe(0);
    expect(
      await one(
        'select count(*) from member m where balance <> coalesce((select sum(delta) from balance_record r where r.member_id = m.id), 0)',
      ),
    ).toBe(0);
    for (const table of ['point_record', 'balance_record']) {
      expect(
        await one(
          `select count(*) from (select after, sum(delta) over (partition by member_id order by id) as running from ${table}) r where after <> running or after < 0`,
        ),
      ).toBe(0);
    }
    expect(
      await one('select count(*) from "order" o where pay_price <> (select sum(pay_price) from order_item i where i.order_id = o.id)'),
    ).toBe(0);
    expect(await one('select count(*) from goods g where stock <> (select sum(stock) from goods_sku s where s.goods_id = g.id)')).toBe(0);
    expect(
      await one('select count(*) from "order" where greatest(pay_time, ship_time, finish_time, close_time, create_time) > now()'),
    ).toBe(0);
    expect(await one('select count(*) from "order" o join member m on m.id = o.member_id where m.register_time > o.create_time')).toBe(0);
    expect(await one('select count(*) from store where balance < 0 or pending_settle < 0')).toBe(0);
  });
});

import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '@/lib/contract/store-flow';
import { bookStoreFlow } from '@/reference-api/commerce/ledgers/book-store-flow';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { testStack } from '@/reference-api/testing/world';

/** A store of its own, so that every sum is known: 1 waits, 2 have settled, 3 was cancelled. */
const OWN = 2;
const HEAD = '2031-03-';
const rowsOfOwn = [
  // [type, number, amount, settled, time in Asia/Shanghai]
  [1, 'D1', 10_000, 1, `${HEAD}02 23:30:00`],
  [3, 'D1', -500, 1, `${HEAD}02 23:30:00`],
  [5, 'D1', -1_000, 1, `${HEAD}02 23:30:00`],
  [1, 'D2', 8_000, 0, `${HEAD}03 00:30:00`],
  [2, 'T2', -3_000, 0, `${HEAD}03 09:00:00`],
  [4, 'T2', 150, 0, `${HEAD}03 09:00:00`],
  [1, 'D3', 7_777, 2, `${HEAD}03 10:00:00`],
  [8, 'TX1', -2_000, 1, `${HEAD}10 08:00:00`],
  [9, 'TX1', 2_000, 1, '2031-04-01 08:00:00'],
] as const;

const world = await testStack({ testMode: true });
const admin = await world.as('admin');
const own = await world.as('store2');
beforeAll(async () => {
  for (const [at, [type, no, amount, settled, time]] of rowsOfOwn.entries())
    await world.database.execute(sql`
      insert into store_flow (flow_no, store_id, biz_type, biz_no, amount, settle_status, settle_time, balance_after, create_time)
      values (${`TEST${at}`}, ${OWN}, ${type}, ${no}, ${amount}, ${settled}, ${`${time}+08`}::timestamptz, ${settled === 1 ? 0 : null}::bigint,
        ${`${time}+08`}::timestamptz)`);
  await world.database.execute(sql`
    insert into store_flow (flow_no, store_id, biz_type, biz_no, amount, settle_status, balance_after, create_time)
    values ('TESTM', 0, 3, 'D1', 500, 1, 0, ${`${HEAD}02 23:30:00+08`}::timestamptz)`);
  // What the stores have and wait for agrees with their rows again.
  await world.database.execute(sql`
    update store s set balance = f.settled, pending_settle = f.waiting
    from (select store_id, coalesce(sum(amount) filter (where settle_status = 1), 0) as settled,
        coalesce(sum(amount) filter (where settle_status = 0), 0) as waiting from store_flow group by store_id) f
    where f.store_id = s.id`);
});

const period = { startTime: '2031-03-01 00:00:00', endTime: '2031-12-31 23:59:59' };
type Query = Record<string, string | number>;
const finance = (query: Query = {}) =>
  admin.ask(contract.storeFinance.list, { query: { ...period, storeId: OWN, pageSize: 50, ...query } });
const numbers = async (query: Query) => (await finance(query)).rows.map(({ flowNo }) => flowNo).sort();
const nth = (...at: number[]) => at.map((index) => `TEST${index}`);

describe('the ledger of all stores (shopping.md 5)', () => {
  test('is found by type, direction, number, settlement and time', async () => {
    expect(await numbers({ bizType: '1,2' })).toEqual(nth(0, 3, 4, 6));
    expect(await numbers({ direction: 'out' })).toEqual(nth(1, 2, 4, 7));
    expect(await numbers({ bizNo: 'TX1' })).toEqual(nth(7, 8));
    expect(await numbers({ settleStatus: 2 })).toEqual(nth(6));
    expect(await numbers({ startTime: '2031-03-03 00:00:00', endTime: '2031-03-03 09:00:00' })).toEqual(nth(3, 4, 5));
    expect((await finance({ sortField: 'amount', sortOrder: 'asc', pageSize: 1 })).rows[0]).toMatchObject({
      flowNo: 'TEST4',
      amount: -3_000,
    });
  });

  test('sums what it finds, whatever the page: cancelled rows nowhere, each figure unsigned, the net signed', async () => {
    const { summary } = await finance({ pageSize: 1 });
    expect(summary).toEqual({
      ...{ orderIncome: 18_000, refund: 3_000, platformFee: 350, commission: 1_000, withdrawn: 0 },
      ...{ pending: 5_150, settled: 8_500, net: 13_650 },
    });
    expect((await finance({ bizType: 8 })).summary).toMatchObject({ withdrawn: 2_000, net: -2_000 });
  });

  test('holds both sides of an entry under one number', async () => {
    const { rows } = await admin.ask(contract.storeFinance.list, { query: { ...period, bizNo: 'D1', bizType: 3 } });
    expect(rows.map(({ storeId, amount }) => [storeId, amount]).sort()).toEqual([
      [0, 500],
      [OWN, -500],
    ]);
  });

  test('sums by day, week and month of Asia/Shanghai, newest first; a week is named by its Monday', async () => {
    const by = async (cycle: string) => (await admin.ask(contract.storeFinanceSummary, { query: { ...period, storeId: OWN, cycle } })).list;
    expect(await by('day')).toEqual([
      { period: '2031-04-01', income: 2_000, expense: 0, net: 2_000 },
      { period: '2031-03-10', income: 0, expense: 2_000, net: -2_000 },
      { period: '2031-03-03', income: 8_150, expense: 3_000, net: 5_150 },
      { period: '2031-03-02', income: 10_000, expense: 1_500, net: 8_500 },
    ]);
    // 2 March 2031 is a Sunday, so half an hour later is another week.
    expect((await by('week')).map((row) => row.period)).toEqual(['2031-03-31', '2031-03-10', '2031-03-03', '2031-02-24']);
    expect((await by('month')).map((row) => [row.period, row.net])).toEqual([
      ['2031-04', 2_000],
      ['2031-03', 11_650],
    ]);
  });

  test('sums whole days, which are kept, as it sums the rows themselves, whatever else is asked for', async () => {
    const exact = { startTime: '2031-03-01 00:00:01', endTime: '2031-12-31 23:59:58' };
    const filters: Query[] = [{}, { bizType: '1,2' }, { direction: 'in' }, { direction: 'out', settleStatus: 1 }, { settleStatus: 2 }];
    for (const filter of filters) {
      const of = async (times: object) => {
        const query = { ...times, ...filter };
        const { summary } = await admin.ask(contract.storeFinance.list, { query });
        return { summary, months: await admin.ask(contract.storeFinanceSummary, { query: { ...query, cycle: 'month' } }) };
      };
      expect(await of(period), JSON.stringify(filter)).toEqual(await of(exact));
    }
    // A row that settles later moves from one sum to the other.
    await world.database.execute(sql`update store_flow set settle_status = 1 where flow_no = 'TEST3'`);
    const { summary } = await admin.ask(contract.storeFinance.list, { query: period });
    expect(summary).toMatchObject({ pending: 5_150 - 8_000, settled: 8_500 + 500 + 8_000 });
    await world.database.execute(sql`update store_flow set settle_status = 0 where flow_no = 'TEST3'`);
  });

  test('is exported as it is filtered, signed amounts as numbers, order amounts beside orders alone', async () => {
    const query = { ...period, storeId: OWN, bizNo: 'TX1' };
    const file = await (await admin.fetch(contract.storeFinanceExport, { query })).text();
    const [head = '', ...rows] = file.trim().split('\r\n');
    expect(head).toContain('门店');
    expect(rows).toHaveLength(2);
    expect(rows.some((row) => row.includes(',-20,') || row.includes(',-20.00,'))).toBe(true);
    const mine = await (await own.fetch(contract.storeEarningsExport, { query })).text();
    expect(mine.split('\r\n')[0]).not.toContain('门店');
  });

  test('is changed in its remark alone', async () => {
    const [row] = (await finance({ bizNo: 'D3' })).rows;
    await admin.ask(contract.storeFinanceRemark, { body: { id: row?.id, remark: '已核对', amount: 1 } });
    expect((await finance({ bizNo: 'D3' })).rows).toEqual([{ ...row, remark: '已核对' }]);
    expect((await admin.send(contract.storeFinanceRemark, { body: { id: row?.id, remark: '字'.repeat(201) } })).code).toBe(40001);
  });
});

describe('the own ledger', () => {
  test('holds the rows of the present store, whatever store is asked for', async () => {
    const { rows } = await own.ask(contract.storeEarnings.list, { query: { ...period, storeId: 0, pageSize: 50 } });
    expect(rows.map(({ flowNo }) => flowNo).sort()).toEqual(nth(0, 1, 2, 3, 4, 5, 6, 7, 8));
    const main = await admin.ask(contract.storeEarnings.list, { query: { ...period, storeId: OWN } });
    expect(main.rows.map(({ flowNo }) => flowNo)).toEqual(['TESTM']);
    const sums = await own.ask(contract.storeEarningsSummary, { query: { ...period, cycle: 'month', storeId: 0 } });
    expect(sums.list.map(({ net }) => net)).toEqual([2_000, 11_650]);
    expect((await own.send(contract.storeFinance.list)).code).toBe(40301);
    const [theirs] = main.rows;
    expect((await own.send(contract.storeEarningsRemark, { body: { id: theirs?.id, remark: '别家' } })).code).toBe(40304);
  });

  test('has at its head what the store may withdraw, waits for, has under way and has earned', async () => {
    const account = await own.ask(contract.storeEarningsAccount);
    const { rows } = await world.database.execute<Record<string, string>>(
      sql`select balance, pending_settle, withdrawing, withdrawn, balance + withdrawing + withdrawn as total from store where id = ${OWN}`,
    );
    expect(Object.values(account)).toEqual(Object.values(rows[0] ?? {}).map(Number));
  });
});

describe('an adjustment', () => {
  const adjust = (body: object) => admin.send(contract.storeFinanceAdjust, { body, headers: { 'idempotency-key': crypto.randomUUID() } });
  const balance = async () => (await own.ask(contract.storeEarningsAccount)).balance;

  test('moves the balance at once and leaves a row with its reason and who did it', async () => {
    const before = await balance();
    expect((await adjust({ storeId: OWN, delta: 1_234, remark: '活动补贴' })).data).toMatchObject({ balance: before + 1_234 });
    const { rows } = await admin.ask(contract.storeFinance.list, { query: { storeId: OWN, bizType: 10 } });
    expect(rows[0]).toMatchObject({
      amount: 1_234,
      settleStatus: 1,
      balanceAfter: before + 1_234,
      remark: '活动补贴',
      operatorName: '林知远',
    });
    expect(await balance()).toBe(before + 1_234);
  });

  test('never takes more than there is, also when many are made at once', async () => {
    const before = await balance();
    expect(await adjust({ storeId: OWN, delta: -before - 1, remark: '多扣' })).toMatchObject({ msg: '无法扣减：可用余额不足' });
    const half = Math.floor(before / 2) + 1;
    const both = await Promise.all([1, 2].map(() => adjust({ storeId: OWN, delta: -half, remark: '并发' })));
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await balance()).toBe(before - half);
  });

  test('gives to a store that owes money, and takes nothing more from it', async () => {
    const owed = -500;
    const lost = { storeId: OWN, bizType: 2, bizNo: 'T9', amount: owed - (await balance()), settle: 'now' } as const;
    await inEffect(world, (effect) => bookStoreFlow(effect, lost));
    expect(await balance()).toBe(owed);
    expect(await adjust({ storeId: OWN, delta: 100, remark: '补贴' })).toMatchObject({ code: 0, data: { balance: owed + 100 } });
    expect(await adjust({ storeId: OWN, delta: -1, remark: '多扣' })).toMatchObject({ msg: '无法扣减：可用余额不足' });
  });

  test.each([
    [{ delta: 0, remark: '无' }, 'delta'],
    [{ delta: 1, remark: '' }, 'remark'],
    [{ delta: 1, remark: '字'.repeat(101) }, 'remark'],
  ])('is refused: %o', async (more, field) => {
    expect((await adjust({ storeId: OWN, ...more })).data).toMatchObject({ fieldErrors: [{ field }] });
  });
});

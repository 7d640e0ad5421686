import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cashExport, cashInfo, cash as listing } from '@/lib/contract/cash';
import {
  cashApply,
  cashApprove,
  cashCancel,
  cashFail,
  cashPay,
  cashReject,
  cashRetry,
  cashReveal,
  cashTerms,
} from '@/lib/contract/cash/action';
import { cashApplicant, cashState } from '@/lib/contract/states/cash';
import { storeEarnings, storeEarningsAccount, storeFinance, storeFinanceAdjust } from '@/lib/contract/store-flow';
import { parseCsv } from '@/lib/format/csv';
import { wireTime } from '@/lib/format/shanghai-time';
import { cash } from '@/reference-api/database/schema/after-sale';
import { accessLog } from '@/reference-api/database/schema/login';
import { store } from '@/reference-api/database/schema/store';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');
const owner = await world.as('store1');

const STORE = 1;
const BANK = 2;
const voucher = ['/media/demo/store-1.png'];
const once = () => ({ 'idempotency-key': crypto.randomUUID() });
const purse = () => owner.ask(storeEarningsAccount);
const info = (id: number) => admin.ask(cashInfo, { query: { id } });
const payment = () => ({ payNo: 'B2026', voucher, payTime: wireTime(new Date()) });

/** Leaves store 1 with this much to withdraw and nothing under way. */
async function begin(amount: number): Promise<void> {
  const open = [cashState.pending, cashState.toPay, cashState.failed];
  await world.database
    .update(cash)
    .set({ status: cashState.cancelled })
    .where(and(eq(cash.storeId, STORE), eq(cash.applicant, cashApplicant.store), inArray(cash.status, open)));
  await world.database.update(store).set({ withdrawing: 0 }).where(eq(store.id, STORE));
  const { balance } = await purse();
  if (balance !== amount) {
    await admin.ask(storeFinanceAdjust, { body: { storeId: STORE, delta: amount - balance, remark: '测试' } });
  }
}

const apply = (amount: number, headers: Record<string, string> = once()) =>
  owner.send(cashApply, { body: { amount, type: BANK, accountId: null }, headers });
const applied = async (amount: number) => {
  await begin(50_000);
  const { id } = await owner.ask(cashApply, { body: { amount, type: BANK, accountId: null } });
  return id;
};

afterEach(async () => {
  // Whatever was done, the settled rows of the ledger are what the store has (acceptance.md).
  const { rows } = await world.pool.query(
    `select s.id from store s left join store_flow f on f.store_id = s.id and f.settle_status = 1 where s.id = ${STORE}
      group by s.id having abs(s.balance - coalesce(sum(f.amount), 0)) <> ${offset}`,
  );
  expect(rows).toEqual([]);
});
/** What the seeded balance holds beyond the seeded ledger. */
let offset = 0;
beforeAll(async () => {
  const { rows } = await world.pool.query<{ off: string }>(
    `select abs(s.balance - coalesce(sum(f.amount) filter (where f.settle_status = 1), 0)) as off from store s
      left join store_flow f on f.store_id = s.id where s.id = ${STORE} group by s.id`,
  );
  offset = Number(rows[0]?.off ?? 0);
});

describe('a store withdraws', () => {
  it('takes the amount out of what is available at once, with one ledger row, and sees it in its own list', async () => {
    await begin(50_000);
    const before = await purse();
    const { id, cashNo, fee, arrival } = await owner.ask(cashApply, {
      body: { amount: 20_000, type: BANK, accountId: null },
    });
    expect(fee + arrival).toBe(20_000);
    expect(await purse()).toMatchObject({ balance: before.balance - 20_000, withdrawing: before.withdrawing + 20_000 });
    const { rows } = await owner.ask(storeEarnings.list, { query: { bizNo: cashNo } });
    expect(rows).toMatchObject([{ bizType: 8, amount: -20_000, settleStatus: 1, bizId: id }]);
    expect((await owner.ask(listing.list, { query: { tab: '0' } })).rows[0]).toMatchObject({ id, name: '滨江旗舰店' });
  });

  it('A30: two withdrawals of the whole sum at the same time leave one row and one refusal', async () => {
    await begin(30_000);
    const answers = await Promise.all([apply(30_000), apply(30_000)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, expect.any(Number)]);
    expect(answers.find(({ code }) => code !== 0)?.msg).toMatch(/^无法提现：/);
    expect((await purse()).balance).toBe(0);
  });

  it('A29: the same call twice with one key is one withdrawal', async () => {
    await begin(50_000);
    const headers = once();
    const [first, second] = [await apply(20_000, headers), await apply(20_000, headers)];
    expect(second).toEqual(first);
    expect((await purse()).balance).toBe(30_000);
  });

  it.each([
    [5_000, 60601, '无法提现：金额不能低于 100.00 元'],
    [60_000, 60602, '无法提现：当前最多可提现 500.00 元'],
  ])('refuses %d', async (amount, code, msg) => {
    await begin(50_000);
    expect(await apply(amount)).toMatchObject({ code, msg });
  });

  it('not while one is open, not without an account, and never the main store', async () => {
    await applied(20_000);
    expect((await apply(10_000)).code).toBe(60604);
    await begin(50_000);
    const [{ bank } = { bank: null }] = await world.database.select({ bank: store.bank }).from(store).where(eq(store.id, STORE));
    await world.database.update(store).set({ bank: null }).where(eq(store.id, STORE));
    expect((await apply(10_000)).code).toBe(60606);
    await world.database.update(store).set({ bank }).where(eq(store.id, STORE));
    expect((await admin.send(cashApply, { body: { amount: 10_000, type: BANK } })).code).toBe(40303);
    expect((await owner.ask(cashTerms)).accounts.at(-1)).toMatchObject({ id: null, no: expect.stringMatching(/^\*+7764$/) });
  });

  it('is offered no account of a method that is switched off', async () => {
    expect((await owner.ask(cashTerms)).accounts.map(({ type }) => type)).toContain(BANK);
    await setSettings(world, 'withdraw', { types: [3, 4] });
    const { accounts, types } = await owner.ask(cashTerms);
    expect(accounts.filter(({ type }) => !types.includes(type))).toEqual([]);
    await world.database.delete(systemConfig).where(eq(systemConfig.name, 'withdraw'));
  });

  it('takes it back as long as nobody decided', async () => {
    const id = await applied(20_000);
    expect(await owner.ask(cashCancel, { body: { id } })).toMatchObject({ status: cashState.cancelled });
    expect((await purse()).balance).toBe(50_000);
    expect((await owner.send(cashCancel, { body: { id } })).code).toBe(40903);
  });
});

describe('the main store decides', () => {
  it('approves once, pays with number and voucher, and the fee is its income', async () => {
    const id = await applied(20_000);
    const body = { ids: [id], remark: '同意' };
    expect((await admin.ask(cashApprove, { body })).success).toBe(1);
    expect((await admin.ask(cashApprove, { body })).failed).toMatchObject([{ code: 40903, msg: '无法处理：该申请已被处理，请刷新' }]);
    const { withdrawn } = await purse();
    expect((await admin.ask(cashPay, { body: { ids: [id], ...payment() } })).success).toBe(1);
    expect((await purse()).withdrawn).toBe(withdrawn + 20_000);
    const row = await info(id);
    expect(row).toMatchObject({ status: cashState.paid, payNo: 'B2026', payVoucher: voucher });
    const fees = await admin.ask(storeFinance.list, { query: { bizNo: row.cashNo, bizType: '12' } });
    expect(fees.rows.map(({ storeId, amount }) => [storeId, amount])).toEqual(row.fee > 0 ? [[0, row.fee]] : []);
  });

  it('A16: a payment without voucher, without number or from the future is refused', async () => {
    const id = await applied(20_000);
    await admin.ask(cashApprove, { body: { ids: [id] } });
    const tried = (more: object) => admin.send(cashPay, { body: { ids: [id], ...payment(), ...more } });
    expect((await tried({ voucher: [] })).msg).toBe('请上传打款凭证');
    expect((await tried({ payNo: '' })).msg).toBe('请输入打款流水号');
    expect(await tried({ payTime: wireTime(new Date(Date.now() + 360_000)) })).toMatchObject({
      code: 40001,
      msg: '打款时间不能晚于当前时间',
    });
    expect((await info(id)).status).toBe(cashState.toPay);
  });

  it('paid by a computer whose clock is a little ahead was paid now', async () => {
    const id = await applied(20_000);
    await admin.ask(cashApprove, { body: { ids: [id] } });
    const { success } = await admin.ask(cashPay, { body: { ids: [id], ...payment(), payTime: wireTime(new Date(Date.now() + 240_000)) } });
    expect(success).toBe(1);
    expect(((await info(id)).payTime ?? '9') <= wireTime(new Date())).toBe(true);
  });

  it('rejects with a reason, and the amount comes back with a row of its own', async () => {
    const id = await applied(20_000);
    expect((await admin.send(cashReject, { body: { ids: [id], reason: '' } })).code).toBe(40001);
    await admin.ask(cashReject, { body: { ids: [id], reason: '账号有误' } });
    expect((await purse()).balance).toBe(50_000);
    const { cashNo } = await info(id);
    const { rows } = await owner.ask(storeEarnings.list, { query: { bizNo: cashNo } });
    expect(rows.map(({ bizType, amount }) => [bizType, amount]).sort()).toEqual([
      [8, -20_000],
      [9, 20_000],
    ]);
  });

  it('a payout that fails is tried again or sent back', async () => {
    const id = await applied(20_000);
    await admin.ask(cashApprove, { body: { ids: [id] } });
    expect(await admin.ask(cashFail, { body: { id, reason: '银行退票' } })).toMatchObject({ status: cashState.failed });
    expect(await admin.ask(cashRetry, { body: { id } })).toMatchObject({ status: cashState.toPay });
    await admin.ask(cashFail, { body: { id, reason: '银行退票' } });
    await admin.ask(cashReject, { body: { ids: [id], reason: '改用其他账号' } });
    expect((await purse()).balance).toBe(50_000);
  });

  it('several are paid with one voucher, and one that cannot be paid leaves the others alone', async () => {
    const paid = await applied(20_000);
    await admin.ask(cashApprove, { body: { ids: [paid] } });
    // Both kinds of applicants, and one nobody has approved.
    const [waiting] = await world.database
      .select({ id: cash.id })
      .from(cash)
      .where(and(eq(cash.status, cashState.pending), eq(cash.applicant, cashApplicant.member)))
      .limit(1);
    const [approved] = await world.database
      .select({ id: cash.id, amount: cash.amount })
      .from(cash)
      .where(and(eq(cash.status, cashState.toPay), eq(cash.applicant, cashApplicant.member)))
      .limit(1);
    const ids = [paid, waiting?.id ?? 0, approved?.id ?? 0];
    const before = await purse();
    const headers = once();
    const body = { ids, ...payment() };
    const answer = await admin.ask(cashPay, { body, headers });
    expect(answer).toMatchObject({ success: 2, failed: [{ id: waiting?.id }] });
    expect(await admin.ask(cashPay, { body, headers })).toEqual(answer);
    for (const id of [paid, approved?.id ?? 0]) {
      expect(await info(id)).toMatchObject({ status: cashState.paid, payNo: 'B2026', payVoucher: voucher, payerName: expect.any(String) });
    }
    expect((await info(waiting?.id ?? 0)).status).toBe(cashState.pending);
    expect((await purse()).withdrawn).toBe(before.withdrawn + 20_000);
  });

  it('whoever approved may not pay when the two are kept apart', async () => {
    const values = { separatePayer: 1 };
    await world.database.insert(systemConfig).values({ storeId: 0, name: 'withdraw', values, updateTime: new Date() });
    const id = await applied(20_000);
    await admin.ask(cashApprove, { body: { ids: [id] } });
    const own = await admin.ask(cashPay, { body: { ids: [id], ...payment() } });
    expect(own.failed).toMatchObject([{ code: 60603, msg: '无法打款：审核人与打款人不能为同一人' }]);
    const payer = await world.withCodes(['admin_P3', 'admin_P3.cashPay']);
    expect((await payer.ask(cashPay, { body: { ids: [id], ...payment() } })).success).toBe(1);
    await world.database.delete(systemConfig).where(eq(systemConfig.name, 'withdraw'));
  });
});

describe('what is shown of it', () => {
  it('hides the account in list and record, and writes down who read it in full', async () => {
    const id = await applied(20_000);
    expect((await info(id)).account.no).toMatch(/^\*+7764$/);
    expect((await admin.ask(cashReveal, { query: { id } })).value).toBe('6222021202031587764');
    const logged = await world.database.select().from(accessLog).where(eq(accessLog.resource, 'cash'));
    expect(logged).toMatchObject([{ recordId: id, field: 'account' }]);
    expect((await admin.ask(listing.list, { query: { keyword: '6222021202031587764' } })).rows.map((row) => row.id)).toContain(id);
  });

  it('sums, counts and exports the same rows', async () => {
    const page = await admin.ask(listing.list, { query: { tab: 'all', pageSize: 50 } });
    const counted = Object.entries(page.tabs ?? {}).filter(([tab]) => tab !== 'all');
    expect(counted.reduce((total, [, rows]) => total + rows, 0)).toBe(page.tabs?.all);
    const lines = parseCsv(await (await admin.fetch(cashExport, { query: { tab: 'all' } })).text());
    const amounts = lines.slice(1).map((cells) => Math.round(Number(cells[3]) * 100));
    expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(page.summary?.amount);
  });

  it("writes the bank's file in full for whoever pays, and for nobody else", async () => {
    const id = await applied(20_000);
    await admin.ask(cashApprove, { body: { ids: [id] } });
    const lines = parseCsv(await (await admin.fetch(cashExport, { query: { format: 'bank' } })).text());
    const { cashNo } = await info(id);
    expect(lines.find((cells) => cells.at(-1) === cashNo)?.slice(1, 4)).toEqual([
      '杭州立新数码有限公司',
      '6222021202031587764',
      '中国工商银行',
    ]);
    const clerk = await world.withCodes(['admin_P3', 'admin_P3.cashAudit']);
    expect((await clerk.send(cashExport, { query: { format: 'bank' } })).code).toBe(40303);
  });

  it('is its own for every other store', async () => {
    const id = await applied(20_000);
    const other = await world.as('store2');
    expect((await other.send(cashInfo, { query: { id } })).code).toBe(40401);
    expect((await other.send(cashCancel, { body: { id } })).code).toBe(40304);
    expect((await owner.send(cashApprove, { body: { ids: [id] } })).code).toBe(40301);
    expect((await other.ask(listing.list, { query: { tab: 'all', storeId: STORE } })).rows.map((row) => row.storeId)).not.toContain(STORE);
  });
});

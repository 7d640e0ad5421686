import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { asBuyer } from '@/reference-api/commerce/effect';
import { bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { bookCommission } from '@/reference-api/commerce/ledgers/book-commission';
import { bookStoreFlow } from '@/reference-api/commerce/ledgers/book-store-flow';
import { cash } from '@/reference-api/database/schema/after-sale';
import { distributor } from '@/reference-api/database/schema/distributor';
import { member } from '@/reference-api/database/schema/member';
import { store } from '@/reference-api/database/schema/store';
import { storeFlow } from '@/reference-api/database/schema/store-flow';
import { ADMIN, FINANCE, inEffect } from '@/reference-api/testing/effect-for-tests';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';
import { applyCash, type CashApplication } from './apply-cash';
import { approveCash, cancelCash, failCash, payCash, rejectCash, retryCash } from './decide-cash';

let people: number[];

const world = await testStack();
beforeAll(async () => {
  const { rows } = await world.database.execute<{ id: number }>(
    sql`select m.id from member m where m.status = 1 and m.is_distributor = 0 and not exists (select 1 from cash c where c.member_id = m.id) order by m.id limit 30`,
  );
  people = rows.map(({ id }) => id);
});

const refusedWith = (code: number) => expect.objectContaining({ code });
const apply = (given: CashApplication) => inEffect(world, (effect) => applyCash(asBuyer(effect, ''), given));
const account = { holder: '王敏', no: '6222021202031587764', bankName: '中国工商银行' };
const memberOf = async (id: number) => (await world.database.select().from(member).where(eq(member.id, id)))[0];
const vouchers = { payNo: 'ZF1', voucher: ['/media/demo/voucher-1.png'], payTime: new Date() };

/** Somebody new to withdrawals with so much on the balance. */
async function rich(amount: number): Promise<number> {
  const memberId = people.pop() ?? 0;
  const held = (await memberOf(memberId))?.balance ?? 0;
  await inEffect(world, (effect) => bookBalance(effect, { memberId, delta: amount - held, bizType: 5, title: '后台调整' }));
  return memberId;
}

describe('a withdrawal of a balance (finance.md 2)', () => {
  test('takes the amount out of what may be spent at once, and pays it with the fee to the main store', async () => {
    await setSettings(world, 'withdraw', { feePercent: 0.6, minAmount: 100 });
    const memberId = await rich(20_000);
    const made = await apply({ applicant: 3, memberId, amount: 9_999, type: 2, account });
    expect(made).toMatchObject({ status: 0, fee: 60, arrival: 9_939 });
    expect(await memberOf(memberId)).toMatchObject({ balance: 10_001, frozenBalance: 9_999 });
    await inEffect(world, (effect) => approveCash(effect, { id: made.id }), { operator: ADMIN });
    await inEffect(world, (effect) => payCash(effect, { id: made.id, ...vouchers }), { operator: FINANCE });
    expect(await memberOf(memberId)).toMatchObject({ balance: 10_001, frozenBalance: 0 });
    const fees = await world.database.select().from(storeFlow).where(eq(storeFlow.bizNo, made.cashNo));
    expect(fees).toMatchObject([{ storeId: 0, bizType: 12, amount: 60, settleStatus: 1 }]);
  });

  test('acceptance A30: of two for the whole sum at the same time one is filed', async () => {
    const memberId = await rich(50_000);
    const both = await Promise.allSettled([1, 2].map(() => apply({ applicant: 3, memberId, amount: 50_000, type: 2, account })));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await memberOf(memberId)).toMatchObject({ balance: 0, frozenBalance: 50_000 });
  });

  test('is refused below the minimum, above what is there, above the daily maximum, without an account, with one open', async () => {
    await setSettings(world, 'withdraw', { minAmount: 1_000, maxDaily: 5_000 });
    const memberId = await rich(8_000);
    const given = { applicant: 3, memberId, amount: 2_000, type: 2, account };
    await expect(apply({ ...given, amount: 999 })).rejects.toEqual(refusedWith(codes.withdrawBelowMinimum));
    await expect(apply({ ...given, amount: 8_001 })).rejects.toEqual(refusedWith(codes.withdrawAboveAvailable));
    await expect(apply({ ...given, amount: 5_001 })).rejects.toEqual(refusedWith(codes.withdrawDailyMaximum));
    await expect(apply({ ...given, account: { holder: '王敏' } })).rejects.toEqual(refusedWith(codes.withdrawAccountIncomplete));
    const made = await apply(given);
    await expect(apply(given)).rejects.toEqual(refusedWith(codes.withdrawalOpen));
    await inEffect(world, (effect) => cancelCash(effect, { id: made.id }));
    expect(await memberOf(memberId)).toMatchObject({ balance: 8_000, frozenBalance: 0 });
    await setSettings(world, 'withdraw', { minAmount: 100 });
  });

  test('fifty approvals of one withdrawal decide it once; refused, its amount comes back once', async () => {
    const memberId = await rich(3_000);
    const { id } = await apply({ applicant: 3, memberId, amount: 3_000, type: 4, account });
    const decided = await Promise.allSettled(
      Array.from({ length: 50 }, () => inEffect(world, (effect) => approveCash(effect, { id }), { operator: ADMIN })),
    );
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await inEffect(world, (effect) => failCash(effect, { id, reason: '账号异常' }));
    await inEffect(world, (effect) => retryCash(effect, { id }));
    const rejected = await Promise.allSettled(
      Array.from({ length: 10 }, () => inEffect(world, (effect) => rejectCash(effect, { id, reason: '不符' }), { operator: ADMIN })),
    );
    expect(rejected.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await memberOf(memberId)).toMatchObject({ balance: 3_000, frozenBalance: 0 });
  });

  test('acceptance A16: is not paid without a voucher, nor by its reviewer when the settings say so', async () => {
    await setSettings(world, 'withdraw', { minAmount: 100, separatePayer: 1 });
    const memberId = await rich(3_000);
    const { id } = await apply({ applicant: 3, memberId, amount: 3_000, type: 4, account });
    await inEffect(world, (effect) => approveCash(effect, { id }), { operator: ADMIN });
    await expect(inEffect(world, (effect) => payCash(effect, { id, ...vouchers, voucher: [] }))).rejects.toThrow();
    const own = inEffect(world, (effect) => payCash(effect, { id, ...vouchers }), { operator: ADMIN });
    await expect(own).rejects.toEqual(refusedWith(codes.payerIsReviewer));
    await inEffect(world, (effect) => payCash(effect, { id, ...vouchers }), { operator: FINANCE });
    const again = inEffect(world, (effect) => payCash(effect, { id, ...vouchers }), { operator: FINANCE });
    await expect(again).rejects.toEqual(refusedWith(codes.alreadyDecided));
    await setSettings(world, 'withdraw', { minAmount: 100 });
  });

  test('is not paid by its reviewer who pays while the review is being written either', async () => {
    await setSettings(world, 'withdraw', { minAmount: 100, separatePayer: 1 });
    const memberId = await rich(3_000);
    const { id } = await apply({ applicant: 3, memberId, amount: 3_000, type: 4, account });
    // The payment has read the withdrawal and waits for the settings: the review comes in between.
    const client = await world.pool.connect();
    await client.query('begin');
    await client.query('lock table system_config in access exclusive mode');
    const paying = inEffect(world, (effect) => payCash(effect, { id, ...vouchers }), { operator: ADMIN }).catch((error: unknown) => error);
    const held = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await world.sql(held)).length).toBe(1);
    await inEffect(world, (effect) => approveCash(effect, { id }), { operator: ADMIN });
    await client.query('commit');
    client.release();
    expect(await paying).toEqual(refusedWith(codes.alreadyDecided));
    await setSettings(world, 'withdraw', { minAmount: 100 });
  });
});

describe('a withdrawal of a commission', () => {
  test('to the balance is paid by its approval: BalanceBiz 6 with what arrives', async () => {
    await setSettings(world, 'withdraw', { minAmount: 100, feePercent: 1 });
    const [holder] = await world.database.select().from(distributor).where(eq(distributor.status, 1)).limit(1);
    const memberId = holder?.memberId ?? 0;
    await inEffect(world, (effect) => bookCommission(effect, { memberId, bizType: 5, amount: 10_000, status: 1 }));
    const before = await memberOf(memberId);
    const { id } = await apply({ applicant: 1, memberId, amount: 10_000, type: 1 });
    await inEffect(world, (effect) => approveCash(effect, { id }), { operator: ADMIN });
    expect((await memberOf(memberId))?.balance).toBe((before?.balance ?? 0) + 9_900);
    const [after] = await world.database.select().from(distributor).where(eq(distributor.memberId, memberId));
    expect(after).toMatchObject({ commissionWithdrawing: 0, commissionWithdrawn: (holder?.commissionWithdrawn ?? 0) + 10_000 });
    expect((await world.database.select().from(cash).where(eq(cash.id, id)))[0]).toMatchObject({ status: 11 });
  });

  test('is refused to a frozen distributor', async () => {
    const [holder] = await world.database.select().from(distributor).where(eq(distributor.status, 0)).limit(1);
    const memberId = holder?.memberId ?? 0;
    await expect(apply({ applicant: 1, memberId, amount: 10_000, type: 1 })).rejects.toEqual(refusedWith(codes.distributorFrozen));
  });
});

describe('a withdrawal of a store', () => {
  test('costs the percentage of its level and moves balance, in withdrawal and withdrawn', async () => {
    await world.database.update(cash).set({ status: 30 }).where(sql`${cash.applicant} = 2 and ${cash.status} in (0, 10, 21)`);
    await world.database.update(store).set({ withdrawing: 0 });
    await inEffect(world, (effect) => bookStoreFlow(effect, { storeId: 1, bizType: 10, bizNo: '', amount: 30_000, settle: 'now' }));
    const storeOf = async () => (await world.database.select().from(store).where(eq(store.id, 1)))[0];
    const before = await storeOf();
    const made = await apply({ applicant: 2, storeId: 1, amount: 20_000, type: 2, account });
    expect(made).toMatchObject({ fee: 120, arrival: 19_880 });
    expect(await storeOf()).toMatchObject({ balance: (before?.balance ?? 0) - 20_000, withdrawing: (before?.withdrawing ?? 0) + 20_000 });
    await inEffect(world, (effect) => approveCash(effect, { id: made.id }), { operator: ADMIN });
    await inEffect(world, (effect) => payCash(effect, { id: made.id, ...vouchers }), { operator: FINANCE });
    expect(await storeOf()).toMatchObject({ withdrawing: before?.withdrawing, withdrawn: (before?.withdrawn ?? 0) + 20_000 });
  });
});

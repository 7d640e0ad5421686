import { expect, it } from 'vitest';
import { cash, cashInfo } from '@/lib/contract/cash';
import { cashApprove, cashPay } from '@/lib/contract/cash/action';
import { distributorInfo } from '@/lib/contract/distributor';
import { distributorWithdraw, distributorWithdrawTerms } from '@/lib/contract/distributor/withdraw';
import { wireTime } from '@/lib/format/shanghai-time';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

const once = () => ({ 'idempotency-key': crypto.randomUUID() });
const account = { holder: '林清', no: '6222021202031587764', bankName: '中国工商银行', branch: '', qrcode: '' };

/** Somebody whose commission can be withdrawn, with nothing under way. */
async function holder(status: number): Promise<number> {
  const { rows } = await world.pool.query<{ id: number }>(
    `select member_id as id from distributor d where commission_available >= 2000 and status = 1
      and not exists (select 1 from cash c where c.applicant = 1 and c.member_id = d.member_id and c.status in (0, 10, 21))
      order by commission_available desc limit 1`,
  );
  const id = rows[0]?.id ?? 0;
  await world.pool.query('update distributor set status = $1 where member_id = $2', [status, id]);
  return id;
}

it('domain M2: is filed by the main store for somebody dismissed, reviewed and paid like any other', async () => {
  const id = await holder(-1);
  const available = (await admin.ask(distributorInfo, { query: { id } })).commissionAvailable;
  const body = { id, amount: available, type: 2, account };
  expect(await admin.send(distributorWithdraw, { body: { ...body, amount: available + 1 } })).toMatchObject({
    code: 60602,
  });
  const headers = once();
  const made = await admin.ask(distributorWithdraw, { body, headers });
  expect(await admin.ask(distributorWithdraw, { body, headers })).toEqual(made);
  expect(await admin.ask(distributorInfo, { query: { id } })).toMatchObject({ commissionAvailable: 0, commissionWithdrawing: available });
  expect(await admin.ask(cashInfo, { query: { id: made.id } })).toMatchObject({ applicant: 1, memberId: id, amount: available, status: 0 });
  expect((await admin.ask(cash.list, { query: { keyword: made.cashNo } })).total).toBe(1);
  await admin.ask(cashApprove, { body: { ids: [made.id] } });
  const payment = { payNo: 'B7', voucher: ['/media/demo/store-1.png'], payTime: wireTime(new Date()) };
  await admin.ask(cashPay, { body: { ids: [made.id], ...payment } });
  expect(await admin.ask(distributorInfo, { query: { id } })).toMatchObject({ commissionWithdrawing: 0, commissionAvailable: 0 });
});

it('is not filed for somebody who can apply alone, nor by another store', async () => {
  const id = await holder(1);
  const body = { id, amount: 2_000, type: 2, account };
  expect((await admin.send(distributorWithdraw, { body })).code).toBe(40903);
  const store1 = await world.as('store1');
  expect((await store1.send(distributorWithdraw, { body })).code).toBe(40301);
  expect((await admin.send(distributorWithdrawTerms, { query: { id } })).code).toBe(40903);
  expect((await store1.send(distributorWithdrawTerms, { query: { id } })).code).toBe(40301);
});

it('tells what may be taken out and by which rules of the settings, the ways of being paid among them', async () => {
  await setSettings(world, 'withdraw', { minAmount: 500, maxDaily: 1_500, feePercent: 2, types: [1, 4], workText: '次日到账' });
  const id = await holder(-1);
  const query = { id };
  const { commissionAvailable } = await admin.ask(distributorInfo, { query });
  expect(await admin.ask(distributorWithdrawTerms, { query })).toEqual({
    ...{ available: commissionAvailable, minimum: 500, leftToday: 1_500, feePercent: 2, types: [1, 4], note: '次日到账' },
  });
  const refused = await admin.send(distributorWithdraw, { body: { id, amount: 1_500, type: 2, account } });
  expect(refused.code).not.toBe(0);
});

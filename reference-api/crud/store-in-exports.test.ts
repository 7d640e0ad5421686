import { expect, it } from 'vitest';
import { couponExport } from '@/lib/contract/coupon';
import { distributorExport } from '@/lib/contract/distributor';
import { goodsExport } from '@/lib/contract/goods/action';
import { invoiceExport } from '@/lib/contract/invoice';
import { memberExport } from '@/lib/contract/member/action';
import { balanceRecordExport, pointRecordExport } from '@/lib/contract/member-ledger';
import { orderExport } from '@/lib/contract/order';
import { parseCsv } from '@/lib/format/csv';
import type { Person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const [admin, store1] = [await world.as('admin'), await world.as('store1')];
await world.sql("update store set auths = 'MANAGE_DISTRIBUTION,MANAGE_COUPON' where id = 1");

it.each([
  ['members', memberExport, 'Source store'],
  ['points', pointRecordExport, 'Store'],
  ['balances', balanceRecordExport, 'Store'],
  ['distributors', distributorExport, 'Store'],
  ['goods', goodsExport, 'Store'],
  ['orders', orderExport, 'Store'],
  ['invoices', invoiceExport, 'Store'],
  ['coupons', couponExport, 'Paid by'],
])('the file of %s names the store of a row for the main store alone', async (_of, file, head) => {
  const headsFor = async (person: Person): Promise<string[]> => {
    const answer = await person.fetch(file, { query: {}, language: 'en' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
    return parseCsv(await answer.text())[0] ?? [];
  };
  const [ofMain, ofStore] = [await headsFor(admin), await headsFor(store1)];
  expect(ofMain).toContain(head);
  expect(ofStore).toEqual(ofMain.filter((each) => each !== head));
  expect(ofStore).toHaveLength(ofMain.length - 1);
});

import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Invoice, invoiceExport, invoiceInfo, invoice as listing } from '@/lib/contract/invoice';
import {
  invoiceFile,
  invoiceImport,
  invoiceIssue,
  invoiceRed,
  invoiceReject,
  invoiceResend,
  invoiceUpdate,
} from '@/lib/contract/invoice/action';
import { invoiceState } from '@/lib/contract/states/invoice';
import { parseCsv } from '@/lib/format/csv';
import { wireTime } from '@/lib/format/shanghai-time';
import { invoice, invoiceLog } from '@/reference-api/database/schema/after-sale';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');

const FILE = '/media/documents/ab/abc.pdf';
let numbers = 10_000_000;
const entered = (more: object = {}) => {
  numbers += 1;
  return { invoiceNo: String(numbers), fileUrl: FILE, issueTime: wireTime(new Date()), ...more };
};
const info = (id: number) => admin.ask(invoiceInfo, { query: { id } });

/** One of the main store's applications that waits, of an electronic invoice. */
async function waiting(): Promise<Invoice> {
  const [row] = await world.database
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.storeId, 0), eq(invoice.status, invoiceState.pending), eq(invoice.type, 1)))
    .limit(1);
  if (!row) throw new Error('the seed has no such application');
  return info(row.id);
}
const issued = async () => {
  const { id, version } = await waiting();
  return admin.ask(invoiceIssue, { body: { id, version, ...entered() } });
};
const form = (name: string, content: string) => {
  const body = new FormData();
  body.append('file', new File([content], name));
  return body;
};

describe('issuing', () => {
  it('takes number, file and time, once, and leaves its trace', async () => {
    const row = await waiting();
    const body = { id: row.id, version: row.version, ...entered() };
    expect(await admin.ask(invoiceIssue, { body })).toMatchObject({
      status: invoiceState.issued,
      invoiceNo: body.invoiceNo,
      fileUrl: FILE,
    });
    expect((await admin.send(invoiceIssue, { body })).code).toBe(40901);
    const log = await world.database.select().from(invoiceLog).where(eq(invoiceLog.invoiceId, row.id));
    expect(log.at(-1)).toMatchObject({ action: 'issue', content: body.invoiceNo });
  });

  it('is refused to a form that somebody changes the invoice under, even at that very moment', async () => {
    const row = await waiting();
    const other = await world.pool.connect();
    await other.query('begin');
    await other.query('update invoice set amount = amount - 1, version = version + 1 where id = $1', [row.id]);
    const answering = admin.send(invoiceIssue, { body: { id: row.id, version: row.version, ...entered() } });
    const held = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await world.sql(held)).length).toBe(1);
    await other.query('update invoice set amount = amount + 1 where id = $1', [row.id]);
    await other.query('commit');
    other.release();
    expect(await answering).toMatchObject({ code: 40901 });
    expect(await info(row.id)).toMatchObject({ status: invoiceState.pending });
  });

  it.each([
    [{ fileUrl: '' }, '请上传发票文件'],
    [{ invoiceNo: '123' }, '发票号码格式不正确'],
    [{ fileUrl: 'javascript:alert(1)' }, '发票文件格式不正确'],
    [{ issueTime: '2099-01-01 00:00:00' }, '开票时间不能晚于当前时间'],
  ])('refuses %o', async (more, msg) => {
    const { id, version } = await waiting();
    expect((await admin.send(invoiceIssue, { body: { id, version, ...entered(more) } })).msg).toBe(msg);
  });

  it('issued by a computer whose clock is a little ahead was issued now', async () => {
    const { id, version } = await waiting();
    const ahead = entered({ issueTime: wireTime(new Date(Date.now() + 240_000)) });
    const { issueTime } = await admin.ask(invoiceIssue, { body: { id, version, ...ahead } });
    expect((issueTime ?? '9') <= wireTime(new Date())).toBe(true);
  });

  it('knows each number once', async () => {
    const { invoiceNo } = await issued();
    const { id, version } = await waiting();
    const taken = await admin.send(invoiceIssue, { body: { id, version, ...entered({ invoiceNo }) } });
    expect(taken).toMatchObject({ code: 60612, data: { fieldErrors: [{ field: 'invoiceNo' }] } });
  });

  it('is for the store of the order alone', async () => {
    const [other] = await world.database.select().from(invoice).where(eq(invoice.storeId, 1)).limit(1);
    const body = { id: other?.id, version: other?.version, ...entered() };
    expect((await admin.send(invoiceIssue, { body })).code).toBe(40304);
    const store2 = await world.as('store2');
    expect((await store2.send(invoiceInfo, { query: { id: other?.id ?? 0 } })).code).toBe(40401);
  });
});

describe('where a paper invoice goes', () => {
  const [full, masked] = [
    { name: '王小明', mobile: '13900001111', address: '浙江省杭州市文三路 1 号' },
    { name: '王*明', mobile: '139****1111', address: '浙江省杭****' },
  ];

  it('is told in full only to those who issue for the store, and masked to all others', async () => {
    const of = async (storeId: number) => {
      const [row] = await world.database.select({ id: invoice.id }).from(invoice).where(eq(invoice.storeId, storeId)).limit(1);
      await world.database
        .update(invoice)
        .set({ receiver: full })
        .where(eq(invoice.id, row?.id ?? 0));
      return row?.id ?? 0;
    };
    const [own, others] = [await of(0), await of(1)];
    const [issuer, reader] = [await world.withCodes(['admin_P3', 'admin_P3.invoice']), await world.withCodes(['admin_P3'])];
    const seen = (who: typeof admin, id: number) => who.ask(invoiceInfo, { query: { id } }).then(({ receiver }) => receiver);
    expect([await seen(issuer, own), await seen(reader, own)]).toEqual([full, masked]);
    expect([await seen(admin, others), await seen(issuer, others)]).toEqual([masked, masked]);
    expect(await seen(await world.as('store1'), others)).toEqual(full);
    const { rows } = await reader.ask(listing.list, { query: { pageSize: 50, keyword: (await info(own)).applyNo } });
    expect(rows.map(({ receiver }) => receiver)).toEqual([masked]);
  });
});

describe('after issuing', () => {
  it('what was entered can be corrected, sent again and reversed, and nothing twice', async () => {
    const row = await issued();
    const changed = await admin.ask(invoiceUpdate, { body: { id: row.id, version: row.version, ...entered(), remark: '补录' } });
    expect(changed).toMatchObject({ status: invoiceState.issued, remark: '补录' });
    expect(await admin.ask(invoiceResend, { body: { id: row.id } })).toMatchObject({ status: invoiceState.issued });
    await world.database.update(invoice).set({ needRed: true }).where(eq(invoice.id, row.id));
    const red = { id: row.id, redNo: '88888888', reason: '订单退款' };
    expect(await admin.ask(invoiceRed, { body: red })).toMatchObject({ status: invoiceState.reversed });
    expect(await info(row.id)).toMatchObject({ needRed: 0, redNo: '88888888', redReason: '订单退款' });
    expect((await admin.send(invoiceRed, { body: red })).code).toBe(40903);
  });

  it('a rejected application is decided', async () => {
    const { id } = await waiting();
    const body = { ids: [id], reason: '抬头有误' };
    expect((await admin.ask(invoiceReject, { body })).success).toBe(1);
    expect((await admin.ask(invoiceReject, { body })).failed).toMatchObject([{ code: 40903 }]);
  });
});

describe('files', () => {
  const pdf = '%PDF-1.4 an invoice';

  it('are told by their content, and a pdf is only ever saved', async () => {
    const { url } = await admin.ask(invoiceFile, { body: form('a.txt', pdf) });
    expect(url).toMatch(/^\/media\/documents\/\w\w\/\w{64}\.pdf$/);
    const file = await world.api.app.request(url);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const content of ['<html></html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'PK\u0003\u0004 no such thing'])
      expect((await admin.send(invoiceFile, { body: form('a.pdf', content) })).code).toBe(40005);
  });
});

describe('lists and files of lines', () => {
  it('an application is found by a part of the number of its order', async () => {
    const { id, orderNo } = await waiting();
    const { rows } = await admin.ask(listing.list, { query: { keyword: orderNo.slice(2), pageSize: 50 } });
    expect(rows.map((row) => row.id)).toContain(id);
  });

  it('the tabs add up, and the export holds the rows of the list', async () => {
    const page = await admin.ask(listing.list, { query: { tab: 'issued', pageSize: 50 } });
    expect(page.tabs?.issued).toBe(page.total);
    const lines = parseCsv(await (await admin.fetch(invoiceExport, { query: { tab: 'issued' } })).text());
    expect(lines.length - 1).toBe(page.total);
    const clerk = await world.withCodes(['admin_P3']);
    expect((await clerk.send(invoiceExport, { query: { format: 'finance' } })).code).toBe(40303);
  });

  it('issued numbers are imported line by line; good lines are kept', async () => {
    const row = await waiting();
    const csv = `申请单号,发票号码,发票文件\n${row.applyNo},77777777,${FILE}\nNOPE,77777778,${FILE}\n`;
    const answer = await admin.ask(invoiceImport, { body: form('numbers.csv', csv) });
    expect(answer).toMatchObject({ total: 2, imported: 1, invalid: [{ line: 3, msg: '第 3 行：发票不存在' }] });
    expect(await info(row.id)).toMatchObject({ status: invoiceState.issued, invoiceNo: '77777777' });
  });

  it('an import sent again after a lost answer gives the first answer', async () => {
    const { applyNo } = await waiting();
    const csv = `申请单号,发票号码,发票文件\n${applyNo},77777779,${FILE}\n`;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => admin.ask(invoiceImport, { body: form('numbers.csv', csv), headers });
    expect(await send()).toMatchObject({ imported: 1, invalid: [] });
    expect(await send()).toMatchObject({ imported: 1, invalid: [] });
  });
});

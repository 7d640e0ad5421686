import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { proxyCodes } from '@/lib/contract/call/codes';
import { memberInfo } from '@/lib/contract/member';
import { order, orderExport, orderFormExport } from '@/lib/contract/order';
import { orderInfo, orderLog, orderReveal, orderTrace } from '@/lib/contract/order/detail';
import { orderState } from '@/lib/contract/states/order';
import { flowNo } from '@/reference-api/commerce/ledgers/flow-no';
import { takeExportSlot } from '@/reference-api/crud/export-slots';
import { order as orderTable } from '@/reference-api/database/schema/order';
import { orderPackage } from '@/reference-api/database/schema/order-history';
import { testStack } from '@/reference-api/testing/world';

const HARDWARE = 2;
const FORM = 3;

const world = await testStack();
const admin = await world.as('admin');
const store1 = await world.as('store1');

const firstOf = async (query: Record<string, string | number>) => {
  const { rows } = await admin.ask(order.list, { query });
  const [row] = rows;
  if (!row) throw new Error(`no order for ${JSON.stringify(query)}`);
  return row;
};

describe('the list of orders', () => {
  it('counts its tabs without the tab itself, and sums what matches', async () => {
    const all = await admin.ask(order.list, { query: { kind: HARDWARE } });
    const shipped = await admin.ask(order.list, { query: { kind: HARDWARE, tab: '20,30' } });
    expect(shipped.tabs).toEqual(all.tabs);
    expect(shipped.total).toBe((all.tabs?.['20'] ?? 0) + (all.tabs?.['30'] ?? 0));
    expect(all.summary?.count).toBe(all.total);
    expect(new Set(shipped.rows.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect(all.rows.every(({ kind, items }) => kind === HARDWARE && items.length > 0)).toBe(true);
  });

  it('shows a store its own orders alone, whatever it asks for', async () => {
    const { rows, total } = await store1.ask(order.list, { query: { storeId: 0 } });
    expect(total).toBeGreaterThan(0);
    expect(new Set(rows.map(({ storeId }) => storeId))).toEqual(new Set([1]));
    const foreign = await firstOf({ storeId: 0 });
    expect((await store1.send(orderInfo, { query: { id: foreign.id } })).code).toBe(40401);
  });

  it('tells whose buyers the reader may open: members of other stores buy in a store too', async () => {
    const { rows } = await store1.ask(order.list, { query: { pageSize: 50 } });
    for (const { memberId, memberInReach } of rows)
      expect((await store1.send(memberInfo, { query: { id: memberId } })).code, `member ${memberId}`).toBe(memberInReach ? 0 : 40401);
    expect(new Set(rows.map(({ memberInReach }) => memberInReach))).toEqual(new Set([0, 1]));
    const all = await admin.ask(order.list, { query: { storeId: 1, pageSize: 50 } });
    expect(new Set(all.rows.map(({ memberInReach }) => memberInReach))).toEqual(new Set([1]));
    const [foreign] = rows.filter(({ memberInReach }) => memberInReach === 0);
    expect(await store1.ask(orderInfo, { query: { id: foreign?.id ?? 0 } })).toMatchObject({ memberInReach: 0 });
  });

  it('finds by order number, buyer, goods, receiver and tracking number', async () => {
    const shipped = await firstOf({ kind: HARDWARE, tab: '20' });
    const found = async (keywordType: string, keyword: string) =>
      (await admin.ask(order.list, { query: { kind: HARDWARE, keywordType, keyword } })).rows.map(({ id }) => id);
    const parcel = shipped.packages[0]?.trackingNo ?? '';
    expect(await found('orderNo', shipped.orderNo)).toEqual([shipped.id]);
    expect(await found('orderNo', shipped.orderNo.slice(-8))).toContain(shipped.id);
    expect(await found('trackingNo', parcel)).toEqual([shipped.id]);
    expect(await found('trackingNo', parcel.slice(-6))).toContain(shipped.id);
    expect(await found('trackingNo', parcel.slice(0, 9).toLowerCase())).toContain(shipped.id);
    expect(await found('trackingNo', '%')).toEqual([]);
    expect(await found('goodsName', shipped.items[0]?.goodsName.slice(0, 2) ?? '')).not.toEqual([]);
    expect(await found('nickname', shipped.nickname)).not.toEqual([]);
    expect(await found('key', 'AAAAA-BBBBB')).toEqual([]);
  });

  it('finds an order by a long beginning or end of its number or of that of a parcel', async () => {
    // Paid from outside: the ledger of balances names an order by the number it had.
    const { id } = await firstOf({ kind: HARDWARE, tab: '20', payChannel: 'wechat' });
    const orderNo = flowNo('D', world.clock.now());
    const trackingNo = 'YT7612345678901';
    await world.database.update(orderTable).set({ orderNo }).where(eq(orderTable.id, id));
    await world.database.update(orderPackage).set({ trackingNo }).where(eq(orderPackage.orderId, id));
    const found = async (keywordType: string, keyword: string) =>
      (await admin.ask(order.list, { query: { keywordType, keyword } })).rows.map((row) => row.id);
    for (const piece of [orderNo, orderNo.slice(0, 15), orderNo.slice(0, -1), orderNo.slice(3)])
      expect(await found('orderNo', piece), piece).toContain(id);
    for (const piece of [trackingNo, trackingNo.slice(0, 12), trackingNo.slice(0, -1).toLowerCase(), trackingNo.slice(-12)])
      expect(await found('trackingNo', piece), piece).toContain(id);
  });

  it('masks who gets the goods, in lists and in the record', async () => {
    const row = await firstOf({ kind: HARDWARE, tab: '10' });
    expect(row.receiver?.mobile).toMatch(/^1\d{2}\*{4}\d{4}$/);
    expect(row.receiver?.name).toContain('*');
    expect(row.mobile).toContain('****');
    const info = await admin.ask(orderInfo, { query: { id: row.id } });
    expect(info.receiver).toEqual(row.receiver);
  });

  it('exports one line for each item whose order sums are those of the list', async () => {
    const query = { kind: HARDWARE, tab: '20' };
    const { summary, total } = await admin.ask(order.list, { query });
    const text = await (await admin.fetch(orderExport, { query })).text();
    const [head = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n');
    const paid = head.split(',').indexOf('实付');
    const sums = lines.map((line) => line.split(',')[paid] ?? '').filter(Boolean);
    expect(sums).toHaveLength(total);
    expect(sums.reduce((sum, yuan) => sum + Math.round(Number(yuan) * 100), 0)).toBe(summary?.payPrice);
  });

  it('gives receivers in full only to whoever may ship', async () => {
    const reader = await world.withCodes(['admin_P3', 'admin_P3.price']);
    expect((await (await reader.fetch(orderExport, { query: { kind: HARDWARE } })).json()).code).toBe(40303);
    const forms = await reader.fetch(orderExport, { query: { kind: FORM } });
    expect(forms.headers.get('content-type')).toContain('text/csv');
    // To its end: one that is not read holds its connection until the API gives it up, half a minute later.
    await forms.text();
  });

  it('writes down who took receivers out in full, and nothing of a file without them', async () => {
    const noted = async () =>
      (await world.sql("select 1 from access_log where resource = 'order' and field = 'receiver' and record_id = 0")).length;
    const before = await noted();
    await (await admin.fetch(orderExport, { query: { kind: FORM } })).text();
    expect(await noted()).toBe(before);
    await (await admin.fetch(orderExport, { query: { kind: HARDWARE } })).text();
    expect(await noted()).toBe(before + 1);
    await (await admin.fetch(orderExport)).text();
    expect(await noted()).toBe(before + 2);
  });

  it('writes nothing down of an export that finds no slot', async () => {
    const slots: (() => void)[] = [];
    expect(() => {
      for (let who = 901; ; who += 1) slots.push(takeExportSlot(who));
    }).toThrow();
    onTestFinished(() => {
      for (const giveBack of slots) giveBack();
    });
    const noted = () => world.sql("select 1 from access_log where resource = 'order' and field = 'receiver'");
    const before = (await noted()).length;
    expect(await (await admin.fetch(orderExport, { query: { kind: HARDWARE } })).json()).toMatchObject({ code: proxyCodes.busy });
    expect(await noted()).toHaveLength(before);
  });

  it('takes the code of the page for no code of shipping', async () => {
    const reader = await world.withCodes(['admin_P3']);
    expect((await (await reader.fetch(orderExport, { query: { kind: HARDWARE } })).json()).code).toBe(40303);
    expect((await (await reader.fetch(orderExport)).json()).code).toBe(40303);
  });

  it('exports forms with a column for each field, secret ones left out', async () => {
    const text = await (await admin.fetch(orderFormExport, { query: {} })).text();
    const row = await firstOf({ kind: FORM });
    const info = await admin.ask(orderInfo, { query: { id: row.id } });
    const head = text.split('\r\n')[0] ?? '';
    for (const { label, type } of info.formSnapshot) expect(head.includes(label)).toBe(type !== 'secret');
  });
});

describe('reading in full', () => {
  it('writes down who read the receiver', async () => {
    const { id } = await firstOf({ kind: HARDWARE, tab: '10' });
    const { value } = await admin.ask(orderReveal, { query: { id, field: 'receiver' } });
    expect(value).toMatch(/1\d{10}/);
    const { rows } = await admin.ask(orderLog, { query: { id } });
    expect(rows[0]).toMatchObject({ type: 'reveal', operatorType: 2, content: '收货人' });
  });

  it('needs the right to ship', async () => {
    const { id } = await firstOf({ kind: HARDWARE, tab: '10' });
    const reader = await world.withCodes(['admin_P3', 'admin_P3.price']);
    expect((await reader.send(orderReveal, { query: { id, field: 'receiver' } })).code).toBe(40303);
  });
});

describe('tracking', () => {
  it('says that no service is configured', async () => {
    const { id } = await firstOf({ kind: HARDWARE, tab: String(orderState.fulfilled) });
    expect(await admin.send(orderTrace, { query: { id } })).toMatchObject({ code: 60516, msg: '无法查看物流：尚未配置物流查询服务' });
  });
});

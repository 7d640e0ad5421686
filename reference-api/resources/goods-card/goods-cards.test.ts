import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { goodsLog } from '@/lib/contract/goods/log';
import {
  goodsCard,
  goodsCardCreate,
  goodsCardExport,
  goodsCardImport,
  goodsCardRemove,
  goodsCardRestock,
  goodsCardReveal,
  goodsCardsRemove,
  goodsCardUpdate,
  goodsCardVoid,
} from '@/lib/contract/goods-card';
import { cardState } from '@/lib/contract/states/card';
import { allCodes } from '@/reference-api/auth/permission-tree';
import { cardHash } from '@/reference-api/commerce/card/card-content';
import { replaceDelivery } from '@/reference-api/commerce/delivery/replace-delivery';
import { placeOrder } from '@/reference-api/commerce/order/place-order';
import { payOrder } from '@/reference-api/commerce/payment/pay-order';
import { goodsCard as cardTable } from '@/reference-api/database/schema/goods-card';
import { accessLog } from '@/reference-api/database/schema/login';
import { orderDelivery } from '@/reference-api/database/schema/order-history';
import { outbox } from '@/reference-api/database/schema/outbox';
import { systemConfig } from '@/reference-api/database/schema/system-config';
import { holdGoods } from '@/reference-api/resources/goods/goods-figures';
import { ADMIN, inEffect } from '@/reference-api/testing/effect-for-tests';
import { goodsSubmission } from '@/reference-api/testing/goods-drafts';
import { sentDuring } from '@/reference-api/testing/sent-during';
import { newBuyer, sellCards } from '@/reference-api/testing/shop-for-tests';
import { testStack } from '@/reference-api/testing/world';

let goodsId = 0;
let skuId = 0;
const world = await testStack();
const admin = await world.as('admin');
beforeAll(async () => {
  const made = await admin.ask(goodsCreate, { body: await goodsSubmission(1, admin) });
  goodsId = made.id;
  skuId = (await info()).skus[0]?.id ?? 0;
});

const info = () => admin.ask(goodsInfo, { query: { id: goodsId } });
const take = (text: string, changes: object = {}) =>
  admin.send(goodsCardImport, { body: { goodsId, skuId, text, separator: '----', dedupe: 1, ...changes } });
const cards = async (query: object = {}) => (await admin.ask(goodsCard.list, { query: { goodsId, ...query } })).rows;

describe('an import of cards', () => {
  it('keeps good lines, skips blank ones, counts repeats and tells bad lines by number', async () => {
    const text = 'a@163.com----one\n\nb@163.com----two\nbroken\na@163.com----one\n';
    const dry = await take(text, { dryRun: 1 });
    expect(dry).toMatchObject({ data: { total: 4, imported: 2, duplicate: 1, duplicates: [5] } });
    expect((await info()).skus[0]?.stock).toBe(0);
    expect(await take(text)).toMatchObject({
      code: 0,
      data: { imported: 2, duplicate: 1, invalid: [{ line: 4, msg: '第 4 行：字段数须为 2 个' }] },
    });
    expect(await info()).toMatchObject({ totalStock: 2, skus: [{ stock: 2 }] });
    expect(await take(text)).toMatchObject({ data: { imported: 0, duplicate: 3 } });
  });

  it('takes a file of UTF-8, of GBK or none', async () => {
    const form = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
      const body = new FormData();
      for (const [key, value] of Object.entries({ goodsId, skuId, separator: '----', dedupe: 1 })) body.set(key, String(value));
      body.set('file', new File([bytes], name));
      return body;
    };
    // 张三 in GBK.
    const gbk = new Uint8Array([0xd5, 0xc5, 0xc8, 0xfd, ...new TextEncoder().encode('----gbk')]);
    expect(await admin.send(goodsCardImport, { body: form(gbk, 'cards.txt') })).toMatchObject({ code: 0, data: { imported: 1 } });
    expect((await cards({ keyword: '张三' })).length).toBe(1);
    const utf8 = new TextEncoder().encode('\uFEFF李四----utf8');
    expect(await admin.send(goodsCardImport, { body: form(utf8, 'cards.csv') })).toMatchObject({ data: { imported: 1 } });
    expect(await admin.send(goodsCardImport, { body: form(new Uint8Array([1, 0, 2]), 'cards.txt') })).toMatchObject({ code: 40005 });
    expect(await admin.send(goodsCardImport, { body: form(utf8, 'cards.pdf') })).toMatchObject({ code: 40005 });
  });

  it('knows the cards of the demo again', async () => {
    const demo = await world.first<{ id: number; goodsId: number; skuId: number }>(
      `select c.id, c.goods_id as "goodsId", c.sku_id as "skuId" from goods_card c join goods g on g.id = c.goods_id
       where g.store_id = 0 and g.kind = 1 and c.status = 1 order by c.id limit 1`,
    );
    const { content } = await admin.ask(goodsCardReveal, { query: { id: demo.id } });
    const { goodsId: ofGoods, skuId: ofSku } = demo;
    const text = Object.values(content).join('----');
    expect(await take(text, { goodsId: ofGoods, skuId: ofSku, dryRun: 1 })).toMatchObject({ data: { imported: 0, duplicate: 1 } });
  });

  it('has limits', async () => {
    expect(await take('  \n ')).toMatchObject({ code: 40001, msg: '请输入卡密内容或选择文件' });
    const many = Array.from({ length: 10_001 }, (_, n) => `m${n}----p`).join('\n');
    expect(await take(many)).toMatchObject({ code: 40006, msg: '单次最多导入 10000 条' });
  });

  it('takes 10 000 lines at once', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => `bulk${n}@163.com----secret${n}`).join('\n');
    expect(await take(lines)).toMatchObject({ data: { imported: 10_000 } });
    expect((await cards({ keyword: 'bulk9999@163.com' })).length).toBe(1);
  });
});

describe('cards', () => {
  it('are sealed at rest, masked in lists, and revealed with a line in the access log', async () => {
    const [card] = await cards({ keyword: 'a@163.com' });
    expect(card).toMatchObject({ contentMask: '****@163.com ******', status: 1 });
    const [stored] = await world.database
      .select()
      .from(cardTable)
      .where(eq(cardTable.id, card?.id ?? 0));
    expect(JSON.stringify(stored)).not.toContain('one');
    expect(await admin.ask(goodsCardReveal, { query: { id: card?.id } })).toMatchObject({ value: 'a@163.com----one' });
    const log = await world.database
      .select()
      .from(accessLog)
      .where(eq(accessLog.recordId, card?.id ?? 0));
    expect(log).toMatchObject([{ resource: 'goodsCard', field: 'content' }]);
  });

  it('are found by a whole field or the whole card, never by a part', async () => {
    expect((await cards({ keyword: 'b@163.com' })).length).toBe(1);
    expect((await cards({ keyword: 'b@163.com----two' })).length).toBe(1);
    expect((await cards({ keyword: 'b@163' })).length).toBe(0);
  });

  it('change, leave and become void only in their states', async () => {
    const content = { field1: 'hand@163.com', field2: 'made' };
    const { id } = await admin.ask(goodsCardCreate, { body: { goodsId, skuId, content } });
    expect(await admin.send(goodsCardCreate, { body: { goodsId, skuId, content } })).toMatchObject({
      code: 40001,
      msg: '卡密与已有库存重复',
    });
    expect(await admin.send(goodsCardUpdate, { body: { id, content: { ...content, field2: 'changed' } } })).toMatchObject({ code: 0 });
    expect(await admin.ask(goodsCardVoid, { body: { ids: [id], reason: '失效' } })).toMatchObject({ success: 1 });
    expect(await admin.send(goodsCardUpdate, { body: { id, content } })).toMatchObject({ code: 60421 });
    expect(await admin.ask(goodsCardRestock, { body: { ids: [id] } })).toMatchObject({ failed: [{ code: 60423 }] });
    expect(await admin.send(goodsCardRemove, { query: { id } })).toMatchObject({ code: 0 });
    await world.database
      .update(cardTable)
      .set({ status: 3, orderItemId: 1 })
      .where(eq(cardTable.id, await idOf('b@163.com')));
    const sold = await idOf('b@163.com');
    expect(await admin.send(goodsCardRemove, { query: { id: sold } })).toMatchObject({ code: 60422 });
    expect(await admin.ask(goodsCardVoid, { body: { ids: [sold], reason: '失效' } })).toMatchObject({ failed: [{ code: 60424 }] });
    await world.database.update(cardTable).set({ status: 5 }).where(eq(cardTable.id, sold));
    expect(await admin.ask(goodsCardRestock, { body: { ids: [sold] } })).toMatchObject({ success: 1 });
    const { summary } = await admin.ask(goodsCard.list, { query: { goodsId } });
    expect((await info()).totalStock).toBe(summary?.available);
  });

  it('stand in the history of their goods with how many were made, changed, voided, put back or removed, and why', async () => {
    const lines = async () =>
      (await admin.ask(goodsLog.list, { query: { id: goodsId } })).rows.map(({ action, reason, changes }) => [
        ...[action, reason, changes.map(({ field, after }) => `${field} ${after}`).join()],
      ]);
    const before = (await lines()).length;
    const make = async (name: string) =>
      (await admin.ask(goodsCardCreate, { body: { goodsId, skuId, content: { field1: name, field2: 'x' } } })).id;
    const ids = [await make('noted1@163.com'), await make('noted2@163.com')];
    const [id] = ids;
    const [{ batchNo = '' } = {}] = await cards({ keyword: 'noted2@163.com' });
    await admin.ask(goodsCardUpdate, { body: { id, content: { field1: 'noted1@163.com', field2: 'y' } } });
    await admin.ask(goodsCardVoid, { body: { ids, reason: '失效' } });
    await admin.ask(goodsCardVoid, { body: { ids, reason: '再失效' } });
    await world.database
      .update(cardTable)
      .set({ status: cardState.refunded, orderItemId: 1 })
      .where(eq(cardTable.id, id ?? 0));
    await admin.ask(goodsCardRestock, { body: { ids } });
    await admin.ask(goodsCardRemove, { query: { id } });
    await admin.ask(goodsCardsRemove, { body: { ids: ids.slice(1) } });
    expect((await lines()).slice(0, -before)).toEqual([
      ['cardRemove', '', 'cards 1'],
      ['cardRemove', '', 'cards 1'],
      ['cardRestock', '', 'cards 1'],
      ['cardVoid', '失效', 'cards 2'],
      ['cardEdit', '', 'cards 1'],
      ['cardAdd', batchNo, 'cards 1'],
      ['cardAdd', expect.any(String), 'cards 1'],
    ]);
  });

  it('are not changed to what another one is just taken in with', async () => {
    const { id } = await admin.ask(goodsCardCreate, { body: { goodsId, skuId, content: { field1: 'own@163.com', field2: 'x' } } });
    const { id: _own, ...stored } = await world.first<typeof cardTable.$inferSelect>(
      `select goods_id as "goodsId", sku_id as "skuId", store_id as "storeId", batch_no as "batchNo", content, content_mask as "contentMask" from goods_card where id = ${id}`,
    );
    const taken = { ...stored, hash: cardHash(['rival@163.com', 'x'], world.context.keys), status: cardState.void, createTime: new Date() };
    expect(
      await sentDuring(
        world,
        async (under) => {
          await holdGoods(goodsId, under);
          await under.insert(cardTable).values(taken);
        },
        () => admin.send(goodsCardUpdate, { body: { id, content: { field1: 'rival@163.com', field2: 'x' } } }),
      ),
    ).toMatchObject({ code: 40001, msg: '卡密与已有库存重复' });
  });

  it('of software that no longer sells from them keep what they hold', async () => {
    const made = await admin.ask(goodsCreate, { body: await goodsSubmission(4, admin, { licenceMode: 1 }) });
    const software = await admin.ask(goodsInfo, { query: { id: made.id } });
    const content = { code: 'AAAA-BBBB' };
    const card = { goodsId: made.id, skuId: software.skus[0]?.id, content };
    const { id } = await admin.ask(goodsCardCreate, { body: card });
    await admin.ask(goodsUpdate, { body: { ...software, submit: 1, licenceMode: 2 } });
    expect(await admin.send(goodsCardUpdate, { body: { id, content: { code: 'CCCC-DDDD' } } })).not.toMatchObject({ code: 0 });
    expect(await admin.ask(goodsCardReveal, { query: { id } })).toMatchObject({ content });
  });

  it('are removed many at once, each by its own state', async () => {
    await take('gone1@163.com----x\ngone2@163.com----x\nstays@163.com----x');
    const ids = await Promise.all(['gone1@163.com', 'gone2@163.com', 'stays@163.com'].map(idOf));
    const before = await info();
    await world.database
      .update(cardTable)
      .set({ status: 3, orderItemId: 1 })
      .where(eq(cardTable.id, ids[2] ?? 0));
    expect(await admin.ask(goodsCardsRemove, { body: { ids } })).toEqual({
      success: 2,
      failed: [{ id: ids[2], code: 60422, msg: '无法删除：仅未售出或已作废的卡密可删除' }],
    });
    expect((await info()).totalStock).toBe(before.totalStock - 3);
    const foreign = await world.withCodes(allCodes, 1);
    expect(await foreign.ask(goodsCardsRemove, { body: { ids: [ids[2]] } })).toMatchObject({ success: 0, failed: [{}] });
    const reader = await world.withCodes(['admin_P2', 'admin_P2.edit']);
    for (const [endpoint, input] of [
      [goodsCardsRemove, { body: { ids } }],
      [goodsCardVoid, { body: { ids, reason: '失效' } }],
      [goodsCardReveal, { query: { id: ids[2] } }],
      [goodsCardCreate, { body: { goodsId, skuId, content: {} } }],
      [goodsCardImport, { body: { goodsId, skuId, text: 'a----b', separator: '----' } }],
    ] as const)
      expect(await reader.send(endpoint, input), endpoint.name).toMatchObject({ code: 40303 });
    // It was sold by hand, to nobody: the books are checked after every test.
    await world.database
      .update(cardTable)
      .set({ status: cardState.void, orderItemId: null })
      .where(eq(cardTable.id, ids[2] ?? 0));
  });

  it('are counted once for their goods, however many move', async () => {
    await take(Array.from({ length: 12 }, (_, number) => `count${number}@163.com----x`).join('\n'));
    const ids = (await cards({ pageSize: 12 })).map(({ id }) => id);
    const before = await info();
    await world.pool.query(`
      create table recounts (goods_id int);
      create function note_recount() returns trigger language plpgsql as $$ begin insert into recounts select distinct goods_id from changed; return null; end $$;
      create trigger note_recount after update on goods_sku referencing new table as changed for each statement execute function note_recount()`);
    const counted = async () => (await world.sql('delete from recounts returning goods_id')).length;
    expect(await admin.ask(goodsCardVoid, { body: { ids: ids.slice(0, 8), reason: '失效' } })).toMatchObject({ success: 8 });
    expect(await counted()).toBe(1);
    expect((await info()).totalStock).toBe(before.totalStock - 8);
    expect(await admin.ask(goodsCardsRemove, { body: { ids } })).toMatchObject({ success: 12 });
    expect(await counted()).toBe(1);
    expect((await info()).totalStock).toBe(before.totalStock - 12);
    await world.pool.query('drop trigger note_recount on goods_sku');
  });

  it('that a buyer once had are removed when they are void, and the order keeps what it handed over', async () => {
    const memberId = await newBuyer(world);
    const of = await sellCards(world, 4);
    const { orderId } = await inEffect(world, (effect) => placeOrder(effect, { memberId, items: [{ skuId: of.skuId, count: 1 }] }));
    await inEffect(world, (effect) => payOrder(effect, { orderId, channel: 'wechat' }));
    const stock = await world.database.select().from(cardTable).where(eq(cardTable.goodsId, of.goodsId)).orderBy(cardTable.id);
    const [handed] = await world.database.select().from(orderDelivery).where(eq(orderDelivery.orderId, orderId));
    const free = stock.filter(({ status }) => status === cardState.available).map(({ id }) => id);
    const replacement = { orderId, deliveryId: handed?.id ?? 0, reason: '无法登录', cardId: free[0] ?? 0 };
    await inEffect(world, (effect) => replaceDelivery(effect, replacement), { operator: ADMIN });
    expect(await admin.send(goodsCardsRemove, { body: { ids: [free[1], handed?.cardId, free[2]] } })).toMatchObject({
      data: { success: 3, failed: [] },
    });
    const kept = await world.database.select().from(orderDelivery).where(eq(orderDelivery.orderId, orderId)).orderBy(orderDelivery.id);
    expect(kept).toMatchObject([{ cardId: null, content: handed?.content }, { cardId: free[0] }]);
  });

  it('that run low are told of once a day', async () => {
    await world.database.delete(systemConfig).where(and(eq(systemConfig.storeId, 0), eq(systemConfig.name, 'notice')));
    const notice = { storeId: 0, name: 'notice', values: { stockWarnMobiles: ['13800001111'] }, updateTime: new Date() };
    await world.database.insert(systemConfig).values(notice);
    const made = await admin.ask(goodsCreate, { body: await goodsSubmission(1, admin, { stockWarn: 2, name: '快没有的账号' }) });
    const [sku] = (await admin.ask(goodsInfo, { query: { id: made.id } })).skus;
    const text = ['l1', 'l2', 'l3', 'l4'].map((name) => `${name}----x`).join('\n');
    await admin.ask(goodsCardImport, { body: { goodsId: made.id, skuId: sku?.id, text, separator: '----' } });
    const stock = (await admin.ask(goodsCard.list, { query: { goodsId: made.id } })).rows.map(({ id }) => id);
    const told = () => world.database.select().from(outbox).where(eq(outbox.objectId, made.id));
    await admin.ask(goodsCardVoid, { body: { ids: stock.slice(0, 1), reason: '失效' } });
    expect(await told()).toEqual([]);
    await admin.ask(goodsCardVoid, { body: { ids: stock.slice(1, 2), reason: '失效' } });
    await admin.ask(goodsCardsRemove, { body: { ids: stock.slice(2, 3) } });
    expect(await told()).toMatchObject([
      { kind: 'goodsLowStock', receiver: '13800001111', text: '商品“快没有的账号”库存 2，已达到预警值 2' },
    ]);
  });

  it('leave as a file only with the login password', async () => {
    const body = { goodsId, keyword: 'b@163.com', password: 'wrong' };
    expect(await admin.send(goodsCardExport, { body })).toMatchObject({ code: 40308, msg: '无法操作：登录密码不正确' });
    const { DEMO_PASSWORD } = await import('@/reference-api/database/seed/foundation');
    const file = await (await admin.fetch(goodsCardExport, { body: { ...body, password: DEMO_PASSWORD } })).text();
    expect(file).toContain('b@163.com----two');
  });
});

const idOf = async (keyword: string) => (await cards({ keyword }))[0]?.id ?? 0;

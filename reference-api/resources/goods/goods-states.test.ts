import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { goods, goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { goodsAudit, goodsCopy, goodsPrice, goodsRemove, goodsRestore, goodsStatus, goodsWithdraw } from '@/lib/contract/goods/action';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsLog } from '@/lib/contract/goods/log';
import { goodsCategoryStatus } from '@/lib/contract/goods-category';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { goods as goodsTable } from '@/reference-api/database/schema/goods';
import { outbox } from '@/reference-api/database/schema/outbox';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { goodsSubmission } from '@/reference-api/testing/goods-drafts';
import type { Person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

let other: Person;
const world = await testStack();
const main = await world.withCodes(allCodes);
beforeAll(async () => {
  await world.database.update(store).set({ auths: 'UPLOAD_GOODS', goodsLimit: 0 }).where(eq(store.id, 1));
  other = await world.withCodes(storeCodes, 1);
});

const make = async (by: Person, kind: GoodsKind = 2, changes: object = {}) =>
  by.ask(goodsCreate, { body: await goodsSubmission(kind, main, changes) });
const change = async (by: Person, id: number, changes: object) => {
  const record = await by.ask(goodsInfo, { query: { id } });
  return by.send(goodsUpdate, { body: { ...record, submit: 1, ...changes } });
};
const one = (body: object) => ({ body });
const failed = async (answer: Promise<{ failed: { code: number; msg: string }[] }>) => (await answer).failed[0];

describe.each([1, 2, 3, 4] as const)('goods of kind %i', (kind) => {
  it('go on sale at once in the main store, and to review from another', async () => {
    expect(await make(main, kind)).toMatchObject({ status: 1, auditStatus: 2 });
    const pending = await make(other, kind);
    expect(pending).toMatchObject({ status: 0, auditStatus: 1 });
    expect(await main.ask(goodsAudit, one({ ids: [pending.id], result: 2 }))).toEqual({ success: 1, failed: [] });
    const record = await other.ask(goodsInfo, { query: { id: pending.id } });
    expect(record).toMatchObject({ status: 1, auditStatus: 2, kind });
    // The answer of info may be sent back as it is (clarifications 1).
    expect(await other.send(goodsUpdate, { body: { ...record, submit: 1 } })).toMatchObject({
      code: 0,
      data: { status: 1, auditStatus: 2 },
    });
  });

  it('come back field by field', async () => {
    const { id } = await make(main, kind);
    const sent = await goodsSubmission(kind, main);
    const { data } = await main.send(goodsInfo, { query: { id } });
    expect(data).toMatchObject({ kind, categoryId: sent.categoryId, minBuy: 1, skus: [{ price: 9900, specText: '' }] });
    expect(data).not.toHaveProperty(kind === 2 ? 'deliverMode' : 'freightType');
  });
});

describe('the states', () => {
  it('keep what is written as a draft, with name and category alone', async () => {
    const { categoryId } = await goodsSubmission(2, main);
    const draft = await main.ask(goodsCreate, one({ kind: 2, submit: 0, name: '草稿', categoryId }));
    expect(draft).toMatchObject({ status: 0, auditStatus: 0 });
    expect(await failed(main.ask(goodsStatus, one({ ids: [draft.id], status: 1 })))).toMatchObject({ code: 60404 });
    expect(await change(main, draft.id, {})).toMatchObject({ code: 40001 });
  });

  it('follow the sale mode', async () => {
    expect(await make(main, 2, { saleMode: 3 })).toMatchObject({ status: 0, auditStatus: 2 });
    expect(await make(main, 2, { saleMode: 2, saleTime: '2099-01-01 00:00:00' })).toMatchObject({ status: 0, auditStatus: 2 });
    const late = await goodsSubmission(2, main, { saleMode: 2, saleTime: '2020-01-01 00:00:00' });
    expect(await main.send(goodsCreate, one(late))).toMatchObject({ code: 40001, msg: '上架时间须晚于当前时间' });
  });

  it('reject with a reason, which the store reads, corrects and submits again', async () => {
    const { id } = await make(other);
    expect(await main.send(goodsAudit, one({ ids: [id], result: 3 }))).toMatchObject({ code: 40001, msg: '请输入驳回原因' });
    await main.ask(goodsAudit, one({ ids: [id], result: 3, reason: '图片不清晰' }));
    expect(await other.ask(goodsInfo, { query: { id } })).toMatchObject({ auditStatus: 3, auditReason: '图片不清晰' });
    const [told] = await world.database.select().from(outbox).where(eq(outbox.objectId, id));
    expect(told).toMatchObject({ kind: 'goodsRejected', receiverType: 'store', receiver: '1' });
    expect(await change(other, id, { name: '清晰的商品' })).toMatchObject({ code: 0, data: { auditStatus: 1 } });
    const { rows } = await other.ask(goodsLog.list, { query: { id } });
    expect(rows.map(({ action }) => action)).toEqual(['submit', 'edit', 'reject', 'submit']);
    expect(rows[2]).toMatchObject({ reason: '图片不清晰', from: { auditStatus: 1 }, to: { auditStatus: 3 } });
    expect(rows[1]?.changes).toContainEqual(expect.objectContaining({ field: 'name', after: '清晰的商品' }));
  });

  it('let the store take a submission back, and nobody decide twice', async () => {
    const { id } = await make(other);
    expect(await other.ask(goodsWithdraw, one({ id }))).toMatchObject({ status: 0, auditStatus: 0 });
    expect(await failed(main.ask(goodsAudit, one({ ids: [id], result: 2 })))).toMatchObject({ code: 40903 });
    expect(await other.send(goodsAudit, one({ ids: [id], result: 2 }))).toMatchObject({ code: 40301 });
  });

  it("are the owner's to change; the main store forces goods of another off sale with a reason", async () => {
    const { id } = await make(other);
    await main.ask(goodsAudit, one({ ids: [id], result: 2 }));
    expect(await failed(main.ask(goodsStatus, one({ ids: [id], status: -1 })))).toMatchObject({ code: 40304 });
    expect(await failed(main.ask(goodsStatus, one({ ids: [id], status: 0 })))).toMatchObject({ code: 40001 });
    expect(await main.ask(goodsStatus, one({ ids: [id], status: 0, reason: '侵权投诉' }))).toMatchObject({ success: 1 });
    expect(await other.ask(goodsInfo, { query: { id } })).toMatchObject({ status: 0, auditStatus: 3, auditReason: '侵权投诉' });
    expect(await change(main, id, {})).toMatchObject({ code: 40304 });
    const own = await make(main);
    expect(await failed(other.ask(goodsStatus, one({ ids: [own.id], status: 0 })))).toMatchObject({ code: 40304 });
    expect(await other.send(goodsInfo, { query: { id: own.id } })).toMatchObject({ code: 40401, msg: '商品不存在' });
  });

  it('lead through the recycle bin', async () => {
    const { id } = await make(main);
    expect(await failed(main.ask(goodsStatus, one({ ids: [id], status: -1 })))).toMatchObject({
      code: 60405,
      msg: '无法移入回收站：请先下架商品',
    });
    await main.ask(goodsStatus, one({ ids: [id], status: 0 }));
    await main.ask(goodsStatus, one({ ids: [id], status: -1 }));
    expect(await change(main, id, {})).toMatchObject({ code: 40903 });
    await main.ask(goodsRestore, one({ ids: [id] }));
    expect(await main.ask(goodsInfo, { query: { id } })).toMatchObject({ status: 0, auditStatus: 2 });
    expect(await main.send(goodsRemove, { query: { id } })).not.toMatchObject({ code: 0 });
    await main.ask(goodsStatus, one({ ids: [id], status: -1 }));
    expect(await main.send(goodsRemove, { query: { id } })).toMatchObject({ code: 0 });
    expect(await main.send(goodsInfo, { query: { id } })).toMatchObject({ code: 40401 });
  });

  it('keep goods off sale that could not be sold', async () => {
    const { id } = await make(main, 3, { saleMode: 3 });
    const { categoryId } = await main.ask(goodsInfo, { query: { id } });
    await main.ask(goodsCategoryStatus, one({ id: categoryId, status: 0 }));
    const refused = await failed(main.ask(goodsStatus, one({ ids: [id], status: 1 })));
    await main.ask(goodsCategoryStatus, one({ id: categoryId, status: 1 }));
    expect(refused).toMatchObject({ code: 60409, msg: '无法上架：商品分类已隐藏' });
    const off = await make(main, 2, { saleMode: 3, skus: [{ price: 100, stock: 0, status: 0 }] });
    expect(await failed(main.ask(goodsStatus, one({ ids: [off.id], status: 1 })))).toMatchObject({ code: 60411 });
  });
});

describe('another store', () => {
  it('sends key fields back to review, and nothing else', async () => {
    const { id } = await make(other);
    await main.ask(goodsAudit, one({ ids: [id], result: 2 }));
    const record = await other.ask(goodsInfo, { query: { id } });
    const price = (to: number) => [{ ...record.skus[0], price: to }];
    expect(await change(other, id, { sort: 5, subtitle: '新简介', skus: price(12_870) })).toMatchObject({
      data: { status: 1, auditStatus: 2 },
    });
    // Measured against the stored price; exactly 30 % is not more (clarifications 29).
    expect(await change(other, id, { skus: price(16_732) })).toMatchObject({ data: { status: 0, auditStatus: 1 } });
    await main.ask(goodsAudit, one({ ids: [id], result: 2 }));
    expect(await change(other, id, { detailHtml: '<p>改了</p>' })).toMatchObject({ data: { status: 0, auditStatus: 1 } });
    expect(await change(other, id, { name: '待审改名' })).toMatchObject({ code: 40903 });
  });

  it('changes no details that were written in another spelling, and sends nothing to review for them', async () => {
    const { id } = await make(other);
    await main.ask(goodsAudit, one({ ids: [id], result: 2 }));
    const detailHtml = '<p>品质保障</p><img src="/media/demo/goods-1-1.png" alt="">';
    await world.database.update(goodsTable).set({ detailHtml }).where(eq(goodsTable.id, id));
    expect(await change(other, id, { subtitle: '新简介' })).toMatchObject({ data: { status: 1, auditStatus: 2 } });
    const { rows } = await other.ask(goodsLog.list, { query: { id } });
    expect(JSON.stringify(rows[0])).toContain('新简介');
    expect(JSON.stringify(rows[0])).not.toContain('detailHtml');
  });

  it('is told of a draft among the goods it takes off sale that the state has changed, not that it cannot go on sale', async () => {
    const draft = await make(other, 2, { submit: 0 });
    expect(await failed(other.ask(goodsStatus, one({ ids: [draft.id], status: 0 })))).toMatchObject({ code: 40903 });
  });

  it('does so with prices changed in place', async () => {
    const { id } = await make(other);
    await main.ask(goodsAudit, one({ ids: [id], result: 2 }));
    const { skus, version } = await other.ask(goodsInfo, { query: { id } });
    const skuId = skus[0]?.id;
    expect(await other.ask(goodsPrice, one({ id, version, skus: [{ skuId, price: 9000 }] }))).toMatchObject({ status: 1, auditStatus: 2 });
    expect(await other.send(goodsPrice, one({ id, version, skus: [{ skuId, price: 9000 }] }))).toMatchObject({ code: 40901 });
    expect(await other.ask(goodsPrice, one({ id, version: version + 1, skus: [{ skuId, price: 1000 }] }))).toMatchObject({
      status: 0,
      auditStatus: 1,
    });
  });

  it('makes kinds 1 to 3 only with UPLOAD_GOODS, copies included; software as specified', async () => {
    await world.database.update(store).set({ auths: '' }).where(eq(store.id, 2));
    const without = await world.withCodes(storeCodes, 2);
    for (const kind of [1, 2, 3] as const)
      expect(await without.send(goodsCreate, one(await goodsSubmission(kind, main)))).toMatchObject({
        code: 40302,
        msg: '无法新增商品：门店未开通上传商品权限',
      });
    expect(await without.send(goodsCreate, one(await goodsSubmission(4, main)))).toMatchObject({ code: 0 });
    const { rows } = await without.ask(goods.list, { query: { kind: 2 } });
    expect(await without.send(goodsCopy, one({ id: rows[0]?.id }))).toMatchObject({ code: 40302 });
  });

  it('stays within its limit', async () => {
    const { total } = await other.ask(goods.list, { query: {} });
    const drafts = await other.ask(goods.list, { query: { auditStatus: 0 } });
    const limit = total - drafts.total;
    await world.database.update(store).set({ goodsLimit: limit }).where(eq(store.id, 1));
    const refused = await other.send(goodsCreate, one(await goodsSubmission(2, main)));
    // Without a limit of its own a store has that of its level.
    const [own] = await world.database.select({ levelId: store.levelId }).from(store).where(eq(store.id, 1));
    const level = eq(storeLevel.id, own?.levelId ?? 0);
    const [{ goodsLimit: before } = { goodsLimit: 0 }] = await world.database.select().from(storeLevel).where(level);
    await world.database.update(store).set({ goodsLimit: null }).where(eq(store.id, 1));
    await world.database.update(storeLevel).set({ goodsLimit: limit }).where(level);
    const refusedByLevel = await other.send(goodsCreate, one(await goodsSubmission(2, main)));
    await world.database.update(storeLevel).set({ goodsLimit: before }).where(level);
    await world.database.update(store).set({ goodsLimit: 0 }).where(eq(store.id, 1));
    expect(refused).toMatchObject({ code: 60407, msg: `无法提交：商品数量已达上限 ${limit}` });
    expect(refusedByLevel).toEqual(refused);
  });

  it('reads everything and edits nothing once its plan has expired', async () => {
    const { id } = await make(other);
    await world.database.update(store).set({ status: 4 }).where(eq(store.id, 1));
    const answers = await Promise.all([
      other.send(goods.list, { query: { kind: 2 } }),
      change(other, id, {}),
      goodsSubmission(2, main).then((body) => other.send(goodsCreate, one(body))),
      other.send(goodsCopy, one({ id })),
    ]);
    await world.database.update(store).set({ status: 1 }).where(eq(store.id, 1));
    expect(answers.map(({ code }) => code)).toEqual([0, 40306, 40306, 40306]);
    expect(answers[1]?.msg).toBe('门店套餐已到期，请续费');
  });
});

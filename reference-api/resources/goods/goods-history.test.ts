import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { couponOptions } from '@/lib/contract/coupon';
import { goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { goodsCategoryMove, goodsPrice, goodsStock } from '@/lib/contract/goods/action';
import { goodsLog } from '@/lib/contract/goods/log';
import { goodsCategory } from '@/lib/contract/goods-category';
import { couponState } from '@/lib/contract/states/coupon';
import { ATTACK_REMAINS, attackHtml } from '@/lib/testing/attack-html';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { coupon } from '@/reference-api/database/schema/coupon';
import { goods as goodsTable } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { fourVariants, goodsSubmission } from '@/reference-api/testing/goods-drafts';
import type { Person } from '@/reference-api/testing/person';
import { testStack } from '@/reference-api/testing/world';

let other: Person;
const world = await testStack();
const main = await world.withCodes(allCodes);
beforeAll(async () => {
  await world.database.update(store).set({ auths: 'UPLOAD_GOODS', goodsLimit: 0 }).where(eq(store.id, 1));
  other = await world.withCodes(storeCodes, 1);
});

const make = async (by: Person, changes: object = {}, kind: 1 | 2 | 3 | 4 = 2) =>
  (await by.ask(goodsCreate, { body: await goodsSubmission(kind, main, changes) })).id;
const read = (id: number) => main.ask(goodsInfo, { query: { id } });
const change = async (by: Person, id: number, changes: object) => {
  const record = await by.ask(goodsInfo, { query: { id } });
  return by.send(goodsUpdate, { body: { ...record, submit: 1, ...changes } });
};
const lastEntry = async (id: number) => (await main.ask(goodsLog.list, { query: { id } })).rows[0];

describe('the log of goods', () => {
  it('tells what an edit changed in the goods, in the block of the kind and in each variant', async () => {
    const id = await make(main, fourVariants);
    const { skus, categoryName } = await read(id);
    const [first, second, third] = skus;
    const tree = (await main.ask(goodsCategory.list, { query: { kind: 2 } })).rows.flatMap(({ children }) => children);
    const elsewhere = tree.find(({ name }) => name !== categoryName);
    const edited = {
      subtitle: '新简介',
      categoryId: elsewhere?.id,
      afterSaleDays: 15,
      skus: [{ ...first, price: 12_000, code: 'LOG-1' }, { ...second, stock: 8, stockBefore: 5 }, third],
    };
    expect(await change(main, id, edited)).toMatchObject({ code: 0 });
    const entry = await lastEntry(id);
    expect(entry).toMatchObject({ action: 'edit', operatorName: expect.stringMatching(/./) });
    expect([...(entry?.changes ?? [])].sort((one, two) => (one.field + one.variant < two.field + two.variant ? -1 : 1))).toEqual([
      { field: 'afterSaleDays', variant: '', before: '7', after: '15' },
      { field: 'categoryId', variant: '', before: categoryName, after: elsewhere?.name },
      { field: 'code', variant: '黑 / 标准', before: '', after: 'LOG-1' },
      { field: 'price', variant: '黑 / 标准', before: '10000', after: '12000' },
      { field: 'skus', variant: '白 / 旗舰', before: '白 / 旗舰', after: '' },
      { field: 'stock', variant: '黑 / 旗舰', before: '5', after: '8' },
      { field: 'subtitle', variant: '', before: '', after: '新简介' },
    ]);
  });

  it('says nothing of what was sent back as it was', async () => {
    for (const kind of [1, 2, 3, 4] as const) {
      const id = await make(main, kind === 2 ? fourVariants : {}, kind);
      expect(await change(main, id, {})).toMatchObject({ code: 0 });
      expect((await lastEntry(id))?.changes, `kind ${kind}`).toEqual([]);
    }
  });

  it('never holds a whole mobile', async () => {
    const id = await make(main);
    await change(main, id, { returnAddress: { name: '新仓库', mobile: '13900001234', address: '新地址 1 号' } });
    const [field] = (await lastEntry(id))?.changes ?? [];
    expect(field).toMatchObject({ field: 'returnAddress', after: expect.stringContaining('139****1234') });
    expect(JSON.stringify(field)).not.toMatch(/13[89]0000\d{4}/);
  });

  it('tells what was changed in place: price, stock and category', async () => {
    const id = await make(main, fourVariants);
    const { skus, version } = await read(id);
    await main.ask(goodsPrice, { body: { id, version, skus: [{ skuId: skus[0]?.id, price: 9000 }] } });
    expect((await lastEntry(id))?.changes).toEqual([{ field: 'price', variant: '黑 / 标准', before: '10000', after: '9000' }]);
    await main.ask(goodsStock, { body: { id, skus: [{ skuId: skus[0]?.id, delta: 3 }], remark: '盘点' } });
    expect(await lastEntry(id)).toMatchObject({
      reason: '盘点',
      changes: [{ field: 'stock', variant: '黑 / 标准', before: '5', after: '8' }],
    });
    const { rows } = await main.ask(goodsCategory.list, { query: { kind: 2 } });
    const category = rows.flatMap(({ children }) => children).at(-1);
    await main.ask(goodsCategoryMove, { body: { ids: [id], categoryId: category?.id } });
    expect((await lastEntry(id))?.changes).toMatchObject([{ field: 'categoryId', after: category?.name }]);
  });
});

describe('commissions of another store', () => {
  it('are not its to set without distribution of its own', async () => {
    const wanted = { commissionType: 1, firstValue: 12, secondValue: 3 };
    const id = await make(other, wanted);
    expect(await read(id)).toMatchObject({ commissionType: 0, firstValue: 0, secondValue: 0 });
    await world.database.update(goodsTable).set({ commissionType: 2, firstValue: 500, secondValue: 100 }).where(eq(goodsTable.id, id));
    await world.database.update(goodsTable).set({ auditStatus: 3 }).where(eq(goodsTable.id, id));
    expect(await change(other, id, wanted)).toMatchObject({ code: 0 });
    expect(await read(id)).toMatchObject({ commissionType: 2, firstValue: 500, secondValue: 100 });
    await world.database.update(store).set({ auths: 'UPLOAD_GOODS,MANAGE_DISTRIBUTION' }).where(eq(store.id, 1));
    const paid = await make(other, wanted);
    await world.database.update(store).set({ auths: 'UPLOAD_GOODS' }).where(eq(store.id, 1));
    expect(await read(paid)).toMatchObject(wanted);
  });
});

describe('coupons that come with goods', () => {
  it('are running ones given out by hand, of the platform or the own store; those that ended since stay', async () => {
    const running = { name: '随商品赠送', status: couponState.issuing, totalCount: -1, takeEnd: null, validityType: 2, validDays: 30 };
    const rows = await world.database.select({ id: coupon.id }).from(coupon).orderBy(coupon.id).limit(3);
    const [byHand = 0, taken = 0, foreign = 0] = rows.map(({ id }) => id);
    const set = (id: number, changes: object) => world.database.update(coupon).set(changes).where(eq(coupon.id, id));
    await set(byHand, { ...running, takeType: 2, storeId: 0 });
    await set(taken, { ...running, takeType: 1, storeId: 0 });
    await set(foreign, { ...running, takeType: 2, storeId: 2 });
    const send = async (by: Person, giveCouponIds: number[]) =>
      by.send(goodsCreate, { body: await goodsSubmission(2, main, { giveCouponIds }) });
    expect(await send(other, [byHand])).toMatchObject({ code: 0 });
    for (const by of [main, other]) {
      const offered = await by.ask(couponOptions, { query: { keyword: '随商品赠送', gift: 1 } });
      expect(
        offered.map(({ id }) => id),
        'what is offered is what is taken',
      ).toEqual([byHand]);
      expect(await send(by, [foreign])).toMatchObject({ code: 40001 });
    }
    for (const id of [taken, foreign, 999_999])
      expect(await send(other, [id]), String(id)).toMatchObject({ code: 40001, msg: '请选择赠送优惠券' });
    const id = await make(main, { giveCouponIds: [byHand] });
    await set(byHand, { status: couponState.stopped });
    expect(await change(main, id, { sort: 3 })).toMatchObject({ code: 0 });
    expect(await send(main, [byHand])).toMatchObject({ code: 40001 });
  });
});

describe('details of goods', () => {
  it('are stored and answered without anything that runs, whatever is sent', { timeout: 60_000 }, async () => {
    const { categoryId } = await goodsSubmission(2, main);
    const ids: number[] = [];
    for (const [name, html] of attackHtml) {
      const draft = { kind: 2, submit: 0, name: '草稿', categoryId, detailHtml: `<p>品质保障</p>${html}` };
      const answer = await main.send(goodsCreate, { body: draft });
      expect(answer, name).toMatchObject({ code: 0 });
      ids.push(goodsCreate.data.parse(answer.data).id);
    }
    const stored = await world.database
      .select({ id: goodsTable.id, html: goodsTable.detailHtml })
      .from(goodsTable)
      .where(inArray(goodsTable.id, ids));
    expect(stored).toHaveLength(attackHtml.length);
    for (const { id, html } of stored) {
      const [name] = attackHtml[ids.indexOf(id)] ?? [];
      expect(html, name).toContain('品质保障');
      expect(html, name).not.toMatch(ATTACK_REMAINS);
    }
  });
});

describe('codes of variants', () => {
  it('have an index that the search by a part of one can use', async () => {
    const plan: string[] = [];
    const undone = new Error('undone');
    const looked = world.database.transaction(async (step) => {
      await step.execute(sql`set local enable_seqscan = off`);
      // With a handful of rows the other index is as good; it is gone for the length of this transaction.
      await step.execute(sql`drop index goods_sku_code_unique`);
      const form = '%kb-87%';
      const { rows } = await step.execute(
        sql`explain select goods_id from goods_sku where code > '' and deleted_at is null and code ilike ${sql.raw(`'${form}'`)}`,
      );
      plan.push(...rows.map((row) => String(Object.values(row)[0])));
      throw undone;
    });
    await expect(looked).rejects.toBe(undone);
    expect(plan.join('\n')).toContain('goods_sku_code_trigrams');
  });
});

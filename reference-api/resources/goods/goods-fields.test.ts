import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { goods, goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import {
  goodsCategoryMove,
  goodsCopy,
  goodsExport,
  goodsFlag,
  goodsOptions,
  goodsRemove,
  goodsSort,
  goodsStatus,
  goodsStock,
} from '@/lib/contract/goods/action';
import { goodsBrand } from '@/lib/contract/goods-brand';
import { goodsCategory, goodsCategorySort } from '@/lib/contract/goods-category';
import { goodsState } from '@/lib/contract/states/goods';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { goodsCategory as categoryTable, goodsSku } from '@/reference-api/database/schema/goods';
import { inEffect } from '@/reference-api/testing/effect-for-tests';
import { fourVariants, goodsSubmission } from '@/reference-api/testing/goods-drafts';
import { testStack } from '@/reference-api/testing/world';
import { inTransaction } from '@/reference-api/transaction';

const world = await testStack();
const admin = await world.as('admin');

const send = async (kind: 1 | 2 | 3 | 4, changes: object) => admin.send(goodsCreate, { body: await goodsSubmission(kind, admin, changes) });
const make = async (changes: object = {}, kind: 1 | 2 | 3 | 4 = 2) =>
  admin.ask(goodsCreate, { body: await goodsSubmission(kind, admin, changes) });
const read = (id: number) => admin.ask(goodsInfo, { query: { id } });
const PICTURE = '/media/demo/category-1.png';

describe('a field', () => {
  const sku = (changes: object) => ({ skus: [{ price: 100, stock: 1, ...changes }] });
  it.each([
    ['a list price below the price', 2, sku({ marketPrice: 50 }), '划线价不能小于售价'],
    ['a stock beyond its range', 2, sku({ stock: 1_000_000 }), '库存范围为 0-999999'],
    ['no variant', 2, { skus: [] }, '请至少添加一个规格'],
    ['a limit below the minimum', 2, { limitType: 1, limitNum: 1, minBuy: 2 }, '限购数量不能小于起购数量'],
    ['no picture', 2, { cover: '' }, '请输入商品封面图'],
    ['a repeated value', 2, { ...fourVariants, specs: [{ name: '颜色', values: [{ value: '黑' }, { value: '黑' }] }] }, '规格值重复'],
    ['account fields of one name', 1, { cardFields: [{ label: '账号' }, { label: '账号' }] }, '账号字段重复'],
    ['no form field', 3, { formFields: [] }, '请至少添加一个表单字段'],
    ['a single option', 3, { formFields: [{ key: 'a', label: '类型', type: 'radio', options: ['甲'] }] }, '请至少添加两个选项'],
    ['options that repeat', 3, { formFields: [{ key: 'a', label: '类型', type: 'radio', options: ['甲', '甲'] }] }, '选项重复'],
  ] as const)('with %s is refused', async (_what, kind, changes, msg) => {
    expect(await send(kind, changes)).toMatchObject({ code: 40001, msg });
  });

  it('has a code of its own where the catalogue gives one', async () => {
    const values = Array.from({ length: 15 }, (_, n) => ({ value: `值${n}` }));
    const specs = [
      { name: '甲', values },
      { name: '乙', values },
    ];
    expect(await send(2, { specType: 1, specs, skus: [{ values: ['值0', '值0'], price: 100 }] })).toMatchObject({ code: 60416 });
    expect(await send(2, { commissionType: 2, firstValue: 5000, secondValue: 4900 })).toMatchObject({ code: 60417 });
    expect(await send(2, { commissionType: 1, firstValue: 60, secondValue: 40 })).toMatchObject({ code: 60417 });
    expect(await send(2, { commissionType: 1, firstValue: 12.25, secondValue: 3.5 })).toMatchObject({ code: 0 });
  });

  it('with rich text keeps what is shown and loses what runs', async () => {
    const detailHtml =
      '<p onclick="x()">好<script>alert(1)</script><img src="/a.png" onerror="x()"><a href="javascript:x()">去</a></p><iframe src="//x"></iframe>';
    const stored = (await read((await make({ detailHtml })).id)).detailHtml;
    expect(stored).toContain('好');
    expect(stored).not.toMatch(/script|onerror|onclick|iframe/);
    expect(await send(2, { detailHtml: '<p><script>x</script></p>' })).toMatchObject({ code: 40001 });
  });
});

describe('variants', () => {
  it('are matched by id: changed, added and removed', async () => {
    const { id } = await make(fourVariants);
    const record = await read(id);
    expect(record.skus.map(({ specText }) => specText)).toEqual(['黑 / 标准', '黑 / 旗舰', '白 / 标准', '白 / 旗舰']);
    const [first, second] = record.skus;
    const skus = [{ ...first, price: 11_000 }, second, { values: ['白', '标准'], price: 9000, stock: 1 }];
    await admin.ask(goodsUpdate, { body: { ...record, submit: 1, skus } });
    const after = await read(id);
    expect(after).toMatchObject({ priceMin: 9000, priceMax: 11_000, totalStock: 11 });
    expect(after.skus.slice(0, 2).map((sku) => sku.id)).toEqual([first?.id, second?.id]);
  });

  it('have codes that are unique in their store', async () => {
    await make({ skus: [{ price: 100, code: 'UNIQUE-1' }] });
    expect(await send(2, { skus: [{ price: 100, code: 'UNIQUE-1' }] })).toMatchObject({ code: 40001, msg: '规格编码已存在' });
  });

  it('keep sales that happened while the form was open', async () => {
    const { id } = await make({ skus: [{ price: 100, stock: 10 }] });
    const record = await read(id);
    await world.database.update(goodsSku).set({ stock: 7 }).where(eq(goodsSku.goodsId, id));
    const skus = record.skus.map((sku) => ({ ...sku, stockBefore: sku.stock, stock: 15 }));
    await admin.ask(goodsUpdate, { body: { ...record, submit: 1, skus } });
    expect((await read(id)).skus[0]?.stock).toBe(12);
  });

  it('change their stock only within its range', async () => {
    const { id } = await make({ skus: [{ price: 100, stock: 3 }] });
    const skuId = (await read(id)).skus[0]?.id;
    expect(await admin.send(goodsStock, { body: { id, skus: [{ skuId, delta: -4 }] } })).toMatchObject({
      code: 40001,
      msg: '库存范围为 0-999999',
    });
    await admin.ask(goodsStock, { body: { id, skus: [{ skuId, delta: -3 }], remark: '盘点' } });
    const { tabs, rows } = await admin.ask(goods.list, { query: { kind: 2, tab: 'soldOut', pageSize: 50 } });
    expect(rows.map((row) => row.id)).toContain(id);
    expect(tabs?.soldOut).toBe(rows.length);
  });

  it('change their stock beside an order of another one, and the total counts both', async () => {
    const { id } = await make({ ...fourVariants });
    const [first, second] = (await read(id)).skus;
    if (!first || !second) throw new Error('the goods have no variants');
    const changing = await inEffect(world, async (effect) => {
      await moveStock(effect, { goodsId: id, skuId: second.id, delta: -1 });
      const answer = admin.send(goodsStock, { body: { id, skus: [{ skuId: first.id, delta: 5 }], remark: '盘点' } });
      const held = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(async () => (await world.sql(held)).length).toBe(1);
      return { answer };
    });
    expect(await changing.answer).toMatchObject({ code: 0 });
    const { totalStock, skus } = await read(id);
    expect(totalStock).toBe(skus.reduce((sum, { stock }) => sum + stock, 0));
    expect(skus[0]?.stock).toBe(first.stock + 5);
  });
});

describe('the list', () => {
  it('finds goods by name, number and code, each kind apart', async () => {
    const { id } = await make({ name: '独一无二的键盘', skus: [{ price: 100, code: 'KB-87-RED' }] });
    for (const keyword of ['独一无二', String(id), 'kb-87'])
      expect((await admin.ask(goods.list, { query: { kind: 2, keyword } })).rows.map((row) => row.id)).toContain(id);
    expect((await admin.ask(goods.list, { query: { kind: 1, keyword: '独一无二' } })).total).toBe(0);
    expect((await admin.ask(goodsOptions, { query: { keyword: '独一无二' } }))[0]).toMatchObject({ id, skus: [{ price: 100 }] });
  });

  it('is exported with one row for each variant', async () => {
    const { id } = await make({ ...fourVariants, name: '导出的商品' });
    const headers = { 'accept-language': 'en' };
    const file = await (await admin.fetch(goodsExport, { query: { kind: 2, ids: String(id) }, headers })).text();
    expect(file.split('\n')[0]).toContain(',Spec,Code,');
    expect(file.trim().split('\n')).toHaveLength(5);
    expect(file).toContain('白 / 旗舰');
  });

  it('takes sort, marks, moves and copies', async () => {
    const { id } = await make(fourVariants);
    await admin.ask(goodsSort, { body: { id, sort: 77 } });
    expect(await admin.ask(goodsFlag, { body: { ids: [id], field: 'isHot', value: 1 } })).toMatchObject({ success: 1 });
    expect(await admin.ask(goodsCategoryMove, { body: { ids: [id], categoryId: 999_999 } })).toMatchObject({ failed: [{ code: 40001 }] });
    expect(await read(id)).toMatchObject({ sort: 77, isHot: 1 });
    const copy = await admin.ask(goodsCopy, { body: { id } });
    expect(await read(copy.id)).toMatchObject({ status: 0, auditStatus: 0, sales: 0, skus: [{}, {}, {}, {}] });
  });

  it("copies the main store's marks only for the main store", async () => {
    await world.sql("update store set auths = 'UPLOAD_GOODS', goods_limit = 0 where id = 1");
    const store1 = await world.as('store1');
    const marks = { isRecommend: 1, isHot: 1, isNew: 1 };
    for (const [owner, expected] of [
      [admin, marks],
      [store1, { isRecommend: 0, isHot: 0, isNew: 0 }],
    ] as const) {
      const { id } = await owner.ask(goodsCreate, { body: await goodsSubmission(2, admin) });
      for (const field of ['isRecommend', 'isHot', 'isNew'] as const) await admin.ask(goodsFlag, { body: { ids: [id], field, value: 1 } });
      expect(await read(id)).toMatchObject(marks);
      expect(await read((await owner.ask(goodsCopy, { body: { id } })).id)).toMatchObject(expected);
    }
  });
});

describe('categories', () => {
  const draft = (name: string, parentId = 0) => ({ kind: 2, name, parentId, icon: PICTURE });

  it('stand two levels deep, with names that are unique among siblings', async () => {
    const top = await admin.ask(goodsCategory.create, { body: draft('顶级') });
    const child = await admin.ask(goodsCategory.create, { body: draft('子级', top.id) });
    expect(await admin.send(goodsCategory.create, { body: draft('孙级', child.id) })).toMatchObject({ code: 60412 });
    expect(await admin.send(goodsCategory.create, { body: draft('子级', top.id) })).toMatchObject({ code: 40001, msg: '分类名称已存在' });
    expect(await admin.send(goodsCategory.create, { body: draft('子级') })).toMatchObject({ code: 0 });
    expect(await admin.send(goodsCategory.update, { body: { ...top, parentId: top.id } })).toMatchObject({ code: 60413 });
    expect(await admin.send(goodsCategory.remove, { query: { id: top.id } })).toMatchObject({ code: 60402 });
    await make({ categoryId: child.id });
    expect(await admin.send(goodsCategory.remove, { query: { id: child.id } })).toMatchObject({ code: 60401 });
    await admin.ask(goodsCategorySort, { body: { id: child.id, sort: 9 } });
    const { rows } = await admin.ask(goodsCategory.list, { query: { kind: 2, name: '子级' } });
    expect(rows.find(({ id }) => id === top.id)?.children).toMatchObject([{ name: '子级', sort: 9, goodsCount: 1 }]);
  });

  it('are not removed while a child is just being put below', async () => {
    const top = await admin.ask(goodsCategory.create, { body: draft('将删') });
    const removed = await inTransaction(world.database, async (database) => {
      await database.select().from(categoryTable).where(eq(categoryTable.id, top.id)).for('update');
      await database.insert(categoryTable).values({ kind: 2, parentId: top.id, name: '新子级', createTime: world.clock.now() });
      const answer = admin.send(goodsCategory.remove, { query: { id: top.id } });
      const held = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(async () => (await world.sql(held)).length).toBe(1);
      return { answer };
    });
    expect(await removed.answer).toMatchObject({ code: 60402 });
  });

  it('and brands that are in use stay', async () => {
    const brand = await admin.ask(goodsBrand.create, { body: { name: '启航', firstLetter: 'Q', logo: PICTURE } });
    await make({ brandId: brand.id }, 3);
    expect(await admin.send(goodsBrand.remove, { query: { id: brand.id } })).toMatchObject({ code: 60403 });
    expect(await admin.send(goodsBrand.create, { body: { name: '启航', firstLetter: 'Q', logo: PICTURE } })).toMatchObject({ code: 40001 });
  });

  it('and brands go when what was in them has been deleted for good', async () => {
    const category = await admin.ask(goodsCategory.create, { body: { kind: 3, parentId: 0, name: '清空的分类', icon: PICTURE } });
    const brand = await admin.ask(goodsBrand.create, { body: { name: '清空的品牌', firstLetter: 'Q', logo: PICTURE } });
    const { id } = await make({ categoryId: category.id, brandId: brand.id, submit: 0 }, 3);
    await admin.ask(goodsStatus, { body: { ids: [id], status: goodsState.recycled } });
    expect(await admin.send(goodsCategory.remove, { query: { id: category.id } })).toMatchObject({ code: 60401 });
    await admin.ask(goodsRemove, { query: { id } });
    await admin.ask(goodsCategory.remove, { query: { id: category.id } });
    await admin.ask(goodsBrand.remove, { query: { id: brand.id } });
  });
});

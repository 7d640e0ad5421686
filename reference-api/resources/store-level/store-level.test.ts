import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeLevel as levels, storeLevelDefault, storeLevelStatus } from '@/lib/contract/store-level';
import { storeMeal } from '@/lib/contract/store-meal';
import { store } from '@/reference-api/database/schema/store';
import { setSettings } from '@/reference-api/testing/settings-for-tests';
import { testStack } from '@/reference-api/testing/world';

let grades = 40;
const world = await testStack();
const admin = await world.as('admin');

const draft = (more: object = {}) => {
  grades += 1;
  return { name: `等级${grades}`, grade: grades, platformRate: 4.25, settleDays: 3, withdrawFee: 0.6, goodsLimit: 50, ...more };
};
const made = (more: object = {}) => admin.ask(levels.create, { body: draft(more) });
const all = async (query: Record<string, string | number> = {}) => (await admin.ask(levels.list, { query })).rows;
const defaults = async () => (await all()).filter(({ isDefault }) => isDefault === 1).map(({ id }) => id);

describe('levels of stores (shopping.md 3)', () => {
  test('come whole, by grade, with the number of their stores, and are found by name and status', async () => {
    const low = await made({ status: 0 });
    const rows = await all();
    expect(rows.map(({ grade }) => grade)).toEqual(rows.map(({ grade }) => grade).sort((a, b) => a - b));
    expect(rows.find(({ id }) => id === 1)?.storeCount).toBe(await world.database.$count(store, eq(store.levelId, 1)));
    expect((await all({ name: low.name })).map(({ id }) => id)).toEqual([low.id]);
    expect((await all({ status: 0 })).map(({ id }) => id)).toContain(low.id);
    expect((await all({ status: 1 })).map(({ id }) => id)).not.toContain(low.id);
  });

  test.each([
    [{ grade: 0 }, 'grade', '等级范围为 1-99'],
    [{ platformRate: 100.5 }, 'platformRate', '平台抽成比例范围为 0-100'],
    [{ settleDays: 91 }, 'settleDays', '结算周期(天)范围为 0-90'],
    [{ goodsLimit: 100_001 }, 'goodsLimit', '商品数量上限范围为 0-100000'],
    [{ name: '标准店' }, 'name', '等级名称已存在'],
    [{ grade: 1 }, 'grade', '等级已存在'],
  ])('refuse %o', async (more, field, msg) => {
    expect((await admin.send(levels.create, { body: draft(more) })).data).toMatchObject({ fieldErrors: [{ field, msg }] });
  });

  test('keep exactly one default: it cannot be disabled, deleted, or given to a disabled one', async () => {
    const [first] = await defaults();
    if (first === undefined) throw new Error('no default level');
    expect(await admin.send(storeLevelStatus, { body: { id: first, status: 0 } })).toMatchObject({ msg: '无法停用：该等级为默认等级' });
    expect((await admin.send(levels.remove, { query: { id: first } })).msg).toBe('无法删除：该等级为默认等级');
    const present = (await all()).find(({ id }) => id === first);
    expect((await admin.send(levels.update, { body: { ...present, status: 0 } })).msg).toBe('无法停用：该等级为默认等级');
    const [next, off] = [await made(), await made({ status: 0 })];
    expect((await admin.send(storeLevelDefault, { body: { id: off.id } })).msg).toBe('无法保存：须保留一个默认等级');
    expect(await admin.ask(storeLevelDefault, { body: { id: next.id } })).toMatchObject({ id: next.id, version: next.version + 1 });
    expect(await defaults()).toEqual([next.id]);
    const both = await Promise.all([first, next.id].map((id) => admin.send(storeLevelDefault, { body: { id } })));
    expect(both.every(({ code }) => code === 0)).toBe(true);
    expect(await defaults()).toHaveLength(1);
    await admin.ask(storeLevelDefault, { body: { id: first } });
  });

  test('are deleted only without stores, and edited only in the version that was read', async () => {
    const level = await made();
    await world.database.update(store).set({ levelId: level.id }).where(eq(store.id, 2));
    expect((await admin.send(levels.remove, { query: { id: level.id } })).msg).toBe('无法删除：该等级下还有门店');
    await world.database.update(store).set({ levelId: 1 }).where(eq(store.id, 2));
    await admin.ask(levels.update, { body: { ...level, name: '改名等级' } });
    expect((await admin.send(levels.update, { body: { ...level, name: '再改一次' } })).code).toBe(40901);
    await admin.ask(levels.remove, { query: { id: level.id } });
    expect((await all()).map(({ id }) => id)).not.toContain(level.id);
  });

  test('are deleted neither while a plan leads to them nor while new stores begin with them', async () => {
    const { id } = await made();
    const remove = () => admin.send(levels.remove, { query: { id } });
    const plan = await admin.ask(storeMeal.create, { body: { name: '只有套餐', levelId: id, price: 0, marketPrice: 0 } });
    expect(await remove()).toMatchObject({ code: 60309, msg: '无法删除：该等级下还有套餐' });
    await admin.ask(storeMeal.remove, { query: { id: plan.id } });
    await setSettings(world, 'os', { defaultLevelId: id });
    expect((await remove()).msg).toBe('无法删除：该等级为默认等级');
    await setSettings(world, 'os', { defaultLevelId: 1 });
    expect((await remove()).code).toBe(0);
  });
});

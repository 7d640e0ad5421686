import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { storeLevel } from '@/lib/contract/store-level';
import { storeMeal as meals, storeMealSort, storeMealStatus } from '@/lib/contract/store-meal';
import { store } from '@/reference-api/database/schema/store';
import { storeApply } from '@/reference-api/database/schema/store-apply';
import { testStack } from '@/reference-api/testing/world';

let number = 0;
const world = await testStack();
const admin = await world.as('admin');

const draft = (more: object = {}) => {
  number += 1;
  return {
    name: `套餐${number}`,
    levelId: 1,
    price: 100,
    marketPrice: 200,
    durationUnit: 2,
    durationNum: 6,
    auths: 'UPLOAD_GOODS',
    ...more,
  };
};
const made = (more: object = {}) => admin.ask(meals.create, { body: draft(more) });
const list = (query: Record<string, string | number>) => admin.ask(meals.list, { query });

describe('plans (shopping.md 4)', () => {
  test('are paged by sort, largest first, and found by name, level and status', async () => {
    const [small, large] = [await made({ sort: 1 }), await made({ sort: 9999, levelId: 2, status: 0 })];
    const { rows } = await list({ sortField: 'sort', sortOrder: 'desc' });
    expect(rows.map(({ sort }) => sort)).toEqual(rows.map(({ sort }) => sort).sort((a, b) => b - a));
    expect((await list({ name: small.name })).rows.map(({ id }) => id)).toContain(small.id);
    expect((await list({ levelId: 2, status: 0 })).rows).toMatchObject([
      { id: large.id, levelName: '旗舰店', storeCount: 0, soldCount: 0 },
    ]);
    expect((await list({ pageSize: 1 })).rows).toHaveLength(1);
  });

  test.each([
    [{ marketPrice: 99 }, 'marketPrice', '原价不能小于价格'],
    [{ durationNum: 1000 }, 'durationNum', '有效期范围为 1-999'],
    [{ levelId: 99_999 }, 'levelId', '请选择对应等级'],
    [{ auths: 'EVERYTHING' }, 'auths', ''],
  ])('refuse %o', async (more, field, msg) => {
    const { data } = await admin.send(meals.create, { body: draft(more) });
    expect(data).toMatchObject({ fieldErrors: [{ field, ...(msg ? { msg } : {}) }] });
  });

  test('for ever pass over the number of their term', async () => {
    expect(await made({ durationUnit: 9, durationNum: null })).toMatchObject({ durationUnit: 9, durationNum: 1 });
  });

  test('need an enabled level when the level is chosen, and may keep one that was disabled later', async () => {
    const level = await admin.ask(storeLevel.create, { body: { name: '将停用', grade: 77, platformRate: 1 } });
    const plan = await made({ levelId: level.id });
    await admin.ask(storeLevel.update, { body: { ...level, status: 0 } });
    expect((await admin.send(meals.create, { body: draft({ levelId: level.id }) })).msg).toBe('请选择对应等级');
    expect(await admin.ask(meals.update, { body: { ...plan, price: 50 } })).toMatchObject({ price: 50 });
  });

  test('are switched and sorted in their cells, one or many', async () => {
    const [one, two] = [await made(), await made()];
    const answer = await admin.ask(storeMealStatus, { body: { ids: [one.id, two.id, 99_999], status: 0 } });
    expect(answer).toMatchObject({ success: 2, failed: [{ id: 99_999, code: 40401 }] });
    expect((await list({ name: one.name })).rows[0]).toMatchObject({ status: 0 });
    expect(await admin.ask(storeMealSort, { body: { id: one.id, sort: 55 } })).toMatchObject({ id: one.id });
    expect((await list({ name: one.name })).rows[0]).toMatchObject({ sort: 55 });
    expect((await admin.send(storeMealSort, { body: { id: one.id, sort: 10_000 } })).code).toBe(40001);
  });

  test('that a store has or an application asks for can be taken off sale, never deleted', async () => {
    const [taken, asked, free] = [await made(), await made(), await made()];
    await world.database.update(store).set({ mealId: taken.id }).where(eq(store.id, 2));
    const [apply] = await world.database.select().from(storeApply).limit(1);
    await world.database
      .update(storeApply)
      .set({ mealId: asked.id })
      .where(eq(storeApply.id, apply?.id ?? 0));
    for (const { id } of [taken, asked])
      expect((await admin.send(meals.remove, { query: { id } })).msg).toBe('无法删除：套餐已被使用，只能停售');
    await admin.ask(meals.remove, { query: { id: free.id } });
    expect((await list({ name: free.name })).rows.map(({ id }) => id)).not.toContain(free.id);
  });
});

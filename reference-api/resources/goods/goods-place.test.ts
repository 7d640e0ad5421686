import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { goodsCreate } from '@/lib/contract/goods';
import { goodsCategoryMove } from '@/lib/contract/goods/action';
import { goodsBrand } from '@/lib/contract/goods-brand';
import { goodsCategory } from '@/lib/contract/goods-category';
import type { Database } from '@/reference-api/database/connect';
import { goodsBrand as brandTable, goodsCategory as categoryTable, goods as goodsTable } from '@/reference-api/database/schema/goods';
import { goodsSubmission } from '@/reference-api/testing/goods-drafts';
import { sentDuring } from '@/reference-api/testing/sent-during';
import { testStack } from '@/reference-api/testing/world';

const world = await testStack();
const admin = await world.as('admin');
const logo = '/media/demo/category-1.png';
let made = 0;

const newBrand = () => {
  made += 1;
  return admin.ask(goodsBrand.create, { body: { name: `品牌${made}`, firstLetter: 'Q', logo } });
};
const newCategory = () => {
  made += 1;
  return admin.ask(goodsCategory.create, { body: { kind: 3, name: `分类${made}`, parentId: 0, icon: logo } });
};
const submission = (changes: object) => goodsSubmission(3, admin, changes);

test('a brand stays while goods are just being saved with it', async () => {
  const brand = await newBrand();
  const { id } = await admin.ask(goodsCreate, { body: await submission({}) });
  const answer = await sentDuring(
    world,
    (database) => database.update(goodsTable).set({ brandId: brand.id }).where(eq(goodsTable.id, id)),
    () => admin.send(goodsBrand.remove, { query: { id: brand.id } }),
  );
  expect(answer).toMatchObject({ code: 60403 });
  expect(await world.database.$count(goodsTable, eq(goodsTable.brandId, brand.id))).toBe(1);
});

test('goods saved while their brand goes are told that it is gone', async () => {
  const brand = await newBrand();
  const body = await submission({ brandId: brand.id });
  const answer = await sentDuring(
    world,
    (database) => database.delete(brandTable).where(eq(brandTable.id, brand.id)),
    () => admin.send(goodsCreate, { body }),
  );
  expect(answer).toMatchObject({ code: 40401 });
});

test('goods saved in a category that goes, or moved into it, are asked for another', async () => {
  const refused = { code: 40001, data: { fieldErrors: [{ field: 'categoryId' }] } };
  const saved = await newCategory();
  const body = await submission({ categoryId: saved.id });
  const gone = (id: number) => (database: Database) => database.delete(categoryTable).where(eq(categoryTable.id, id));
  expect(await sentDuring(world, gone(saved.id), () => admin.send(goodsCreate, { body }))).toMatchObject(refused);
  const { id } = await admin.ask(goodsCreate, { body: await submission({}) });
  const target = await newCategory();
  const moved = await sentDuring(world, gone(target.id), () =>
    admin.ask(goodsCategoryMove, { body: { ids: [id], categoryId: target.id } }),
  );
  expect(moved).toMatchObject({ failed: [{ code: 40001 }] });
});

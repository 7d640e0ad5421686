import { and, eq, gt } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { goodsCreate } from '@/lib/contract/goods';
import { goodsOptions } from '@/lib/contract/goods/action';
import { goodsCategory } from '@/lib/contract/goods-category';
import { type LinkType, linkTypes } from '@/lib/contract/link';
import { couponState } from '@/lib/contract/states/coupon';
import { storeState } from '@/lib/contract/states/store';
import { coupon } from '@/reference-api/database/schema/coupon';
import { goodsCategory as categoryTable, goods } from '@/reference-api/database/schema/goods';
import { store } from '@/reference-api/database/schema/store';
import { shownToBuyers } from '@/reference-api/resources/goods/goods-sale';
import { goodsSubmission } from '@/reference-api/testing/goods-drafts';
import { testStack } from '@/reference-api/testing/world';
import { linkFactsOf } from './link-facts';

const world = await testStack();
const admin = await world.as('admin');

const factsOf = async (linkType: LinkType, linkValue: string, storeId = 0) => {
  const row = { linkType, linkValue };
  const call = { database: world.database, now: world.clock.now(), caller: { storeId } };
  return (await linkFactsOf([row], call))(row);
};

it('marketing.md 3: a hidden category hides what is below it, so that links there lead nowhere and its goods are not offered', async () => {
  const { categoryId, ...draft } = await goodsSubmission(2, admin, { name: '分类隐藏后的商品' });
  const { id } = await admin.ask(goodsCreate, { body: { ...draft, categoryId } });
  const { rows } = await admin.ask(goodsCategory.list, { query: { kind: 2 } });
  const parent = rows.find(({ children }) => children.some((child) => child.id === categoryId));
  const shown = async () => ({
    goods: (await factsOf(linkTypes.goods, String(id))).linkValid,
    category: (await factsOf(linkTypes.category, String(categoryId))).linkValid,
    offered: (await admin.ask(goodsOptions, { query: { keyword: '分类隐藏后的商品', onSale: 1 } })).length,
  });
  const show = (categoryOf: number | undefined, status: 0 | 1) =>
    world.database
      .update(categoryTable)
      .set({ status })
      .where(eq(categoryTable.id, categoryOf ?? 0));
  const open = { goods: 1, category: 1, offered: 1 };
  expect(await shown()).toEqual(open);
  for (const hidden of [Number(categoryId), parent?.id]) {
    await show(hidden, 0);
    expect(await shown()).toEqual({ goods: 0, category: 0, offered: 0 });
    await show(hidden, 1);
    expect(await shown()).toEqual(open);
  }
});

it('goods.md 5: goods of a closed or expired store are not offered, and links to them lead nowhere', async () => {
  const [own] = await world.database
    .select({ id: goods.id })
    .from(goods)
    .innerJoin(store, eq(store.id, goods.storeId))
    .where(and(gt(goods.storeId, 0), eq(store.status, storeState.open), shownToBuyers(world.database)))
    .limit(1);
  const id = own?.id ?? 0;
  const shown: Record<number, unknown> = {};
  for (const status of Object.values(storeState)) {
    await world.sql('update store set status = $1 where id = (select store_id from goods where id = $2)', [status, id]);
    const offered = await admin.ask(goodsOptions, { query: { ids: String(id), onSale: 1 } });
    shown[status] = [(await factsOf(linkTypes.goods, String(id))).linkValid, offered.length];
  }
  const { open, resting, closed, expired } = storeState;
  expect(shown).toEqual({ [open]: [1, 1], [resting]: [1, 1], [closed]: [0, 0], [expired]: [0, 0] });
});

it("a store's link leads to coupons of the platform and to its own, never to those of a third", async () => {
  const rows = await world.database.select({ id: coupon.id }).from(coupon).orderBy(coupon.id).limit(3);
  const [ofPlatform = 0, own = 0, ofAnother = 0] = rows.map(({ id }) => id);
  const running = { status: couponState.issuing, totalCount: -1, takeEnd: null, validityType: 2, validDays: 30 };
  for (const [id, storeId] of [
    [ofPlatform, 0],
    [own, 1],
    [ofAnother, 2],
  ] as const)
    await world.database
      .update(coupon)
      .set({ ...running, storeId })
      .where(eq(coupon.id, id));
  const valid = async (id: number) => (await factsOf(linkTypes.coupon, String(id), 1)).linkValid;
  expect([await valid(ofPlatform), await valid(own), await valid(ofAnother)]).toEqual([1, 1, 0]);
  expect((await factsOf(linkTypes.coupon, String(ofAnother))).linkValid).toBe(1);
});

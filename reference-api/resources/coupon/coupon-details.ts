import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Coupon, CouponDetail } from '@/lib/contract/coupon';
import { couponScope } from '@/lib/contract/coupon/codes';
import type { Database } from '@/reference-api/database/connect';
import { goods, goodsCategory } from '@/reference-api/database/schema/goods';
import { memberLevel } from '@/reference-api/database/schema/member-level';

const parent = alias(goodsCategory, 'parent');

/** What a form and a drawer show beside the row: the goods or categories by name, and the levels. */
export async function couponDetails(row: Coupon, database: Database): Promise<CouponDetail> {
  const items = await scopeItems(row, database);
  const levels =
    row.memberLevelIds.length === 0 ? [] : await database.select().from(memberLevel).where(inArray(memberLevel.id, row.memberLevelIds));
  const order = new Map(row.scopeIds.map((id, index) => [id, index]));
  return {
    ...row,
    scopeItems: items.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
    levels: levels.map(({ id, name }) => ({ id, name })),
  };
}

async function scopeItems({ scope, scopeIds }: Coupon, database: Database): Promise<CouponDetail['scopeItems']> {
  if (scopeIds.length === 0) return [];
  if (scope === couponScope.categories) {
    const found = await database
      .select({ id: goodsCategory.id, name: goodsCategory.name, image: goodsCategory.icon, above: parent.name })
      .from(goodsCategory)
      .leftJoin(parent, eq(parent.id, goodsCategory.parentId))
      .where(inArray(goodsCategory.id, scopeIds));
    return found.map(({ above, name, ...item }) => ({ ...item, name: above === null ? name : `${above} / ${name}`, text: '' }));
  }
  if (scope !== couponScope.goods) return [];
  const found = await database
    .select({ id: goods.id, name: goods.name, image: goods.cover, text: goods.subtitle })
    .from(goods)
    .where(inArray(goods.id, scopeIds));
  return found;
}

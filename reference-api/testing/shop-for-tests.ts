import { and, eq } from 'drizzle-orm';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { sealContent } from '@/reference-api/commerce/card/card-content';
import { changeGrowth } from '@/reference-api/commerce/growth/change-growth';
import { bookBalance } from '@/reference-api/commerce/ledgers/book-balance';
import { bookPoints } from '@/reference-api/commerce/ledgers/book-points';
import { registerMember } from '@/reference-api/commerce/member/register';
import { moveStock } from '@/reference-api/commerce/stock/move-stock';
import { coupon, memberCoupon } from '@/reference-api/database/schema/coupon';
import { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { goodsCard } from '@/reference-api/database/schema/goods-card';
import type { KindBlock } from '@/reference-api/database/schema/shapes';
import { inEffect } from './effect-for-tests';
import type { TestStack } from './world';

type GoodsChanges = Partial<typeof goods.$inferInsert>;
type SkuChanges = Partial<typeof goodsSku.$inferInsert>;

/** Goods for sale with one variant, as a test needs them. */
export interface ShopGoods {
  goodsId: number;
  skuId: number;
}

const ACCOUNT_FIELDS = [
  { key: 'account', label: '账号', secret: 0 },
  { key: 'password', label: '密码', secret: 1 },
];

let made = 0;

/** Puts goods of a kind on sale. Stock is typed unless cards are added. */
export async function sellGoods(
  { database, clock }: TestStack,
  kind: number,
  { goods: changes = {}, sku = {}, block = {} }: { goods?: GoodsChanges; sku?: SkuChanges; block?: KindBlock } = {},
): Promise<ShopGoods> {
  made += 1;
  const now = clock.now();
  const [category] = await database
    .select({ id: goodsCategory.id })
    .from(goodsCategory)
    .where(and(eq(goodsCategory.kind, kind), eq(goodsCategory.status, 1)))
    .limit(1);
  const stock = sku.stock ?? 0;
  const price = sku.price ?? 9_900;
  const [of] = await database
    .insert(goods)
    .values({
      ...{ kind, name: `试卖商品${made}`, categoryId: category?.id ?? 0, cover: '/media/demo/goods-1-1.png', status: 1, auditStatus: 2 },
      ...{ stock, priceMin: price, priceMax: price, createTime: now, updateTime: now, kindBlock: block },
      ...changes,
    })
    .returning({ id: goods.id, storeId: goods.storeId });
  const [variant] = await database
    .insert(goodsSku)
    .values({ goodsId: of?.id ?? 0, storeId: of?.storeId ?? 0, price, ...sku, stock })
    .returning({ id: goodsSku.id });
  return { goodsId: of?.id ?? 0, skuId: variant?.id ?? 0 };
}

/** Account goods that are handed over by the system, with so many cards. */
export async function sellCards(world: TestStack, cards: number, changes: GoodsChanges = {}, sku: SkuChanges = {}): Promise<ShopGoods> {
  const block = { deliverMode: 1, cardFields: ACCOUNT_FIELDS, separator: '----', warrantyHours: 24 };
  const of = await sellGoods(world, 1, { goods: changes, sku, block });
  await addCards(world, of, cards);
  return of;
}

/** Adds cards to the stock of a variant. */
export async function addCards(world: TestStack, { goodsId, skuId }: ShopGoods, cards: number, storeId = 0): Promise<void> {
  const rows = Array.from({ length: cards }, (_, index) => ({
    ...{ goodsId, skuId, storeId, createTime: world.clock.now(), batchNo: 'B1' },
    ...sealContent(world.context.keys, { account: `user${goodsId}-${index}`, password: `secret${index}` }, ACCOUNT_FIELDS),
  }));
  if (rows.length > 0) await world.database.insert(goodsCard).values(rows);
  await inEffect(world, (effect) => moveStock(effect, { goodsId, skuId, delta: cards }));
}

/** A buyer with points, balance and growth of the ledgers. */
export async function newBuyer(
  world: TestStack,
  { points = 0, balance = 0, growth = 0, inviterId }: { points?: number; balance?: number; growth?: number; inviterId?: number } = {},
): Promise<number> {
  made += 1;
  const mobile = `1880000${String(made).padStart(4, '0')}`;
  return inEffect(world, async (effect) => {
    const { memberId } = await registerMember(effect, { mobile, ...(inviterId === undefined ? {} : { inviterId }) });
    if (points > 0) await bookPoints(effect, { memberId, delta: points, bizType: 2, title: '后台调整' });
    if (balance > 0) await bookBalance(effect, { memberId, delta: balance, bizType: 5, title: '后台调整' });
    await changeGrowth(effect, { memberId, delta: growth, remark: '' });
    return memberId;
  });
}

/** A coupon of the platform in a member's hand. */
export async function handCoupon(
  { database, clock }: TestStack,
  memberId: number,
  values: Partial<typeof coupon.$inferInsert> = {},
): Promise<number> {
  const now = clock.now();
  const [of] = await database
    .insert(coupon)
    .values({ name: '测试券', discountPrice: 1_000, status: 1, takenCount: 1, createTime: now, ...values })
    .returning({ id: coupon.id });
  const [record] = await database
    .insert(memberCoupon)
    .values({
      ...{ couponId: of?.id ?? 0, memberId, takeType: 1, createTime: now },
      ...{ validStart: now, validEnd: new Date(now.getTime() + 7 * DAY_MS) },
    })
    .returning({ id: memberCoupon.id });
  return record?.id ?? 0;
}

export const RECEIVER = {
  name: '陈立新',
  mobile: '13800002236',
  province: '浙江省',
  city: '杭州市',
  district: '滨江区',
  address: '江南大道 588 号',
};

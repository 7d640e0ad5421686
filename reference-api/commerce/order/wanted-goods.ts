import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/call/codes';
import { FORM, SOFTWARE } from '@/lib/contract/goods/kind';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { onOff } from '@/lib/contract/states/on-off';
import { storeState } from '@/lib/contract/states/store';
import type { Effect } from '@/reference-api/commerce/effect';
import { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { statement } from '@/reference-api/database/statement';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';

export interface Wanted {
  readonly skuId: number;
  readonly count: number;
}

const PER_ORDER = 1;
const parent = alias(goodsCategory, 'parent');
// What orders look at: the texts of goods are long, and are read by nobody here.
const { detailHtml: _text, buyNotice: _notice, images: _images, specs: _specs, ...ofGoods } = getTableColumns(goods);
const ofStore = { id: store.id, status: store.status, platformRate: store.platformRate };
const ofCategory = { id: goodsCategory.id, parentId: goodsCategory.parentId, status: goodsCategory.status };
const ofLevel = { platformRate: storeLevel.platformRate };

export type Variant = Awaited<ReturnType<typeof readVariants>>[number];
/** One line of a new order: how many of which variant, with everything its goods say. */
export type WantedGoods = Variant & { readonly count: number };

/** What is to be bought, of the variants that were found; refuses what is not for sale, in the order the texts stand (reference-api.md 2.2). */
export function wantedGoods(found: readonly Variant[], items: readonly Wanted[], renewal: boolean): WantedGoods[] {
  const wanted = items.map(({ skuId, count }) => {
    const variant = found.find(({ sku }) => sku.id === skuId);
    if (!variant) throw notFound('variant');
    return { ...variant, count };
  });
  for (const each of wanted) if (!isForSale(each)) throw new Refusal(codes.goodsOffSale);
  for (const { store: owner } of wanted) if (owner.status !== storeState.open) throw new Refusal(codes.storeNotOpen);
  refuseMixed(wanted, renewal);
  refuseCounts(wanted);
  return wanted;
}

/** The variants of some items with all that an order must know of their goods. */
export const readVariants = ({ database }: Effect, items: readonly Wanted[]) =>
  variants(database, { skuIds: items.map(({ skuId }) => skuId) });

const variants = statement('variants', (database) =>
  database
    .select({ sku: goodsSku, goods: ofGoods, store: ofStore, category: ofCategory, parent: { status: parent.status }, level: ofLevel })
    .from(goodsSku)
    .innerJoin(goods, eq(goods.id, goodsSku.goodsId))
    .innerJoin(store, eq(store.id, goods.storeId))
    // Goods that were deleted lose theirs with the category (custom/after.sql).
    .leftJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
    .leftJoin(parent, eq(parent.id, goodsCategory.parentId))
    .leftJoin(storeLevel, eq(storeLevel.id, store.levelId))
    .where(sql`${goodsSku.id} = any(${sql.placeholder('skuIds')}::int[])`),
);

/** On sale, approved, shown with its category and that one's parent (goods.md 5). */
const isForSale = ({ sku, goods: of, category, parent: above }: WantedGoods) =>
  of.status === goodsState.onSale &&
  of.auditStatus === auditState.approved &&
  of.deletedAt === null &&
  sku.status === onOff.on &&
  sku.deletedAt === null &&
  category?.status === onOff.on &&
  above?.status !== onOff.off;

function refuseMixed(wanted: readonly WantedGoods[], renewal: boolean): void {
  const [first] = wanted;
  if (!first) throw new Refusal(codes.invalidRequest);
  const same = wanted.every(({ goods: of }) => of.kind === first.goods.kind && of.storeId === first.goods.storeId);
  const alone = wanted.length === 1 || !(first.goods.kind === FORM || renewal);
  const renews = !renewal || first.goods.kind === SOFTWARE;
  if (!same || !alone || !renews) throw new Refusal(codes.kindsOrStoresDiffer);
}

function refuseCounts(wanted: readonly WantedGoods[]): void {
  for (const { goods: of } of wanted) {
    const pieces = wanted.filter((each) => each.goods.id === of.id).reduce((sum, { count }) => sum + count, 0);
    if (pieces < of.minBuy) throw new Refusal(codes.belowMinimumQuantity, { n: of.minBuy });
    if (of.limitType === PER_ORDER && pieces > of.limitNum) throw new Refusal(codes.abovePurchaseLimit, { n: of.limitNum });
  }
}

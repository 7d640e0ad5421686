import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { codes } from '@/lib/contract/codes';
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

/** One line of a new order: how many of which variant, with everything its goods say. */
export type WantedGoods = Awaited<ReturnType<typeof readVariants>>[number] & { readonly count: number };

/** Reads what is to be bought and refuses what is not for sale, in the order the texts stand (reference-api.md 2.2). */
export async function wantedGoods(effect: Effect, items: readonly Wanted[], renewal: boolean): Promise<WantedGoods[]> {
  const found = await readVariants(
    effect,
    items.map(({ skuId }) => skuId),
  );
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

const readVariants = ({ database }: Effect, skuIds: readonly number[]) => variants(database, { skuIds });

const variants = statement('variants', (database) =>
  database
    .select({ sku: goodsSku, goods, store, category: goodsCategory, parent, level: storeLevel })
    .from(goodsSku)
    .innerJoin(goods, eq(goods.id, goodsSku.goodsId))
    .innerJoin(store, eq(store.id, goods.storeId))
    .innerJoin(goodsCategory, eq(goodsCategory.id, goods.categoryId))
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
  category.status === onOff.on &&
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

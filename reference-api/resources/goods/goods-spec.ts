import { and, count, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Goods, GoodsFilter, GoodsTab } from '@/lib/contract/goods';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import type { ListSpec } from '@/reference-api/crud/crud-spec';
import { betweenNumbers, betweenTimes, containsPieces, sameAs } from '@/reference-api/crud/filters';
import { storeScope } from '@/reference-api/crud/scope';
import { goods, goodsCategory, goodsSku } from '@/reference-api/database/schema/goods';
import type { Call } from '@/reference-api/serve';
import { goodsRows } from './goods-rows';

const { onSale, offSale, recycled } = goodsState;
export const keptGoods = ne(goods.status, recycled);

export const goodsTabs: Readonly<Record<GoodsTab, SQL | undefined>> = {
  all: keptGoods,
  onSale: eq(goods.status, onSale),
  warehouse: eq(goods.status, offSale),
  soldOut: and(eq(goods.status, onSale), eq(goods.stock, 0)),
  warn: and(keptGoods, lte(goods.stock, goods.stockWarn)),
  auditing: and(keptGoods, eq(goods.auditStatus, auditState.pending)),
  rejected: and(keptGoods, eq(goods.auditStatus, auditState.rejected)),
  recycle: eq(goods.status, recycled),
};

/** What is special about the list of goods (goods.md 4); also the border of every single record. */
export const goodsSpec: ListSpec<typeof goods, Goods, Partial<GoodsFilter>> = {
  table: goods,
  object: 'goods',
  scope: ({ caller }, filter) => storeScope(goods.storeId, caller, filter?.storeId),
  live: isNull(goods.deletedAt),
  order: { sort: goods.sort, price: goods.priceMin, stock: goods.stock, sales: goods.sales, createTime: goods.createTime },
  where: filtersOf,
  tab: { conditions: goodsTabs, value: ({ tab = 'all' }) => tab },
  rows: goodsRows,
};

function filtersOf(filter: Partial<GoodsFilter>, { database }: Call): (SQL | undefined)[] {
  const { categoryId } = filter;
  return [
    sameAs(goods.kind, filter.kind),
    filter.keyword ? keywordOf(filter.keyword, database) : undefined,
    categoryId === undefined
      ? undefined
      : or(
          sameAs(goods.categoryId, categoryId),
          inArray(
            goods.categoryId,
            database.select({ id: goodsCategory.id }).from(goodsCategory).where(sameAs(goodsCategory.parentId, categoryId)),
          ),
        ),
    sameAs(goods.brandId, filter.brandId),
    sameAs(goods.status, filter.status),
    sameAs(goods.auditStatus, filter.auditStatus),
    // A range of prices overlaps the range asked for.
    filter.priceMin === undefined ? undefined : sql`${goods.priceMax} >= ${filter.priceMin}`,
    filter.priceMax === undefined ? undefined : lte(goods.priceMin, filter.priceMax),
    ...betweenNumbers(goods.stock, filter.stockMin, filter.stockMax),
    ...betweenTimes(goods.createTime, filter.startTime, filter.endTime),
  ];
}

const NUMBER = /^\d{1,9}$/;
/** Words that the trigrams of codes can find; any other would make all of them be read. */
const THREE_IN_A_ROW = /[a-z0-9]{3}/i;

/** Name, number or code of a variant. The union lets each half use its own index. */
export function keywordOf(words: string, database: Call['database']): SQL {
  const form = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const byName = database.select({ id: goods.id }).from(goods).where(containsPieces(words, goods.name));
  const byCode = database
    .select({ id: goodsSku.goodsId })
    .from(goodsSku)
    .where(
      and(
        gt(goodsSku.code, ''),
        isNull(goodsSku.deletedAt),
        THREE_IN_A_ROW.test(words) ? sql`${goodsSku.code} ilike ${form}` : containsPieces(words, goodsSku.code),
      ),
    );
  const own = NUMBER.test(words) ? sql` union select ${Number(words)}::int` : sql``;
  return sql`${goods.id} in (${byName} union ${byCode}${own})`;
}

/** How many goods of a store count towards its limit: those in the recycle bin and drafts do not (goods.md 5). */
export const countedGoods = (storeId: number, exceptId: number) =>
  and(eq(goods.storeId, storeId), ne(goods.id, exceptId), isNull(goods.deletedAt), keptGoods, ne(goods.auditStatus, auditState.draft));

export const countOf = count();

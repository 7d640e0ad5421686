import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { GoodsLogAction } from '@/lib/contract/goods/log-actions';
import { count, created, fen, moment, ofStore, rowId, rowVersion, state, words } from './columns';
import type { KindBlock, SpecShape } from './shapes';

/** Categories of one goods kind, two levels deep (goods.md 1). */
export const goodsCategory = pgTable(
  'goods_category',
  {
    id: rowId(),
    kind: smallint().notNull(),
    parentId: count(),
    name: text().notNull(),
    icon: words(),
    banner: words(),
    sort: count(),
    status: state(1),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('goods_category_kind').on(t.kind, t.parentId),
    uniqueIndex('goods_category_name_unique').on(t.kind, t.parentId, sql`lower(${t.name})`),
  ],
);

/** Brands of form goods (goods.md 2). */
export const goodsBrand = pgTable(
  'goods_brand',
  {
    id: rowId(),
    name: text().notNull(),
    firstLetter: words(),
    logo: words(),
    intro: words(),
    sort: count(),
    status: state(1),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [uniqueIndex('goods_brand_name_unique').on(sql`lower(${t.name})`)],
);

/** Goods of the four kinds (goods.md 3). What only one kind has lies in `kindBlock`. */
export const goods = pgTable(
  'goods',
  {
    id: rowId(),
    kind: smallint().notNull(),
    name: text().notNull(),
    subtitle: words(),
    keyword: words(),
    /** Goods that were deleted lose theirs with the category (custom/after.sql): a query that is to find those too joins it from the left. */
    categoryId: integer().notNull(),
    brandId: integer(),
    unit: text().notNull().default('件'),
    cover: words(),
    images: jsonb().$type<string[]>().notNull().default([]),
    videoUrl: words(),
    specType: state(0),
    specs: jsonb().$type<SpecShape[]>().notNull().default([]),
    sort: count(),
    virtualSales: count(),
    stockWarn: count(),
    minBuy: integer().notNull().default(1),
    limitType: state(0),
    limitNum: count(),
    givePoints: count(),
    giveCouponIds: jsonb().$type<number[]>().notNull().default([]),
    pointsDeduct: state(1),
    levelDiscount: state(1),
    couponUsable: state(1),
    commissionType: state(0),
    /** Percent with two decimals or 分, by commissionType: the column holds both exactly. */
    firstValue: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
    secondValue: numeric({ precision: 12, scale: 2, mode: 'number' }).notNull().default(0),
    isRecommend: state(0),
    isHot: state(0),
    isNew: state(0),
    saleMode: state(1),
    saleTime: moment(),
    detailHtml: words(),
    buyNotice: words(),
    kindBlock: jsonb().$type<KindBlock>().notNull().default({}),
    /** Lowest and highest price and total stock of the enabled variants, kept beside them for lists. */
    priceMin: fen(),
    priceMax: fen(),
    stock: count(),
    storeId: ofStore(),
    status: state(0),
    auditStatus: state(0),
    auditReason: words(),
    sales: count(),
    views: count(),
    deletedAt: moment(),
    createTime: created(),
    updateTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('goods_kind_state').on(t.kind, t.status, t.id).where(sql`${t.deletedAt} is null`),
    // Tabs and the dashboard count on it alone.
    index('goods_counts').on(t.kind, t.storeId, t.status, t.auditStatus, t.stock, t.stockWarn).where(sql`${t.deletedAt} is null`),
    index('goods_audit').on(t.kind, t.auditStatus, t.storeId).where(sql`${t.deletedAt} is null`),
    index('goods_store').on(t.storeId, t.kind, t.id),
    index('goods_category_goods').on(t.categoryId),
    index('goods_brand_goods').on(t.brandId),
    index('goods_sort').on(t.kind, t.sort, t.id),
    index('goods_created').on(t.kind, t.createTime, t.id),
    index('goods_price').on(t.kind, t.priceMin, t.id),
    index('goods_stock').on(t.kind, t.stock, t.id),
    index('goods_sales').on(t.kind, t.sales, t.id),
    index('goods_sale_time').on(t.saleTime).where(sql`${t.status} = 0 and ${t.auditStatus} = 2 and ${t.saleMode} = 2`),
    // The dashboard sums it alone.
    index('goods_views').on(t.storeId, t.views),
    index('goods_name_pieces').using('gin', sql`search_pieces(${t.name})`),
    check('goods_kind', sql`${t.kind} between 1 and 4`),
    check('goods_status', sql`${t.status} in (-1, 0, 1) and ${t.auditStatus} between 0 and 3`),
    check('goods_sells_approved', sql`${t.status} <> 1 or ${t.auditStatus} = 2`),
    check('goods_figures', sql`${t.stock} >= 0 and ${t.sales} >= 0 and ${t.views} >= 0`),
  ],
);

/** Variants of goods with price and stock (goods.md 3.2). The stock of cards is the number of cards 未售出, kept here as well. */
export const goodsSku = pgTable(
  'goods_sku',
  {
    id: rowId(),
    goodsId: integer().notNull(),
    /** The store of the goods, for codes that are unique within it. */
    storeId: ofStore(),
    specText: words(),
    specValues: jsonb().$type<string[]>().notNull().default([]),
    image: words(),
    code: words(),
    price: fen(),
    marketPrice: fen(),
    costPrice: fen(),
    stock: count(),
    weightGram: count(),
    status: state(1),
    durationUnit: smallint(),
    durationNum: integer(),
    sort: count(),
    deletedAt: moment(),
  },
  (t) => [
    index('goods_sku_goods').on(t.goodsId),
    index('goods_sku_code_pieces').using('gin', sql`search_pieces(${t.code})`).where(sql`${t.code} <> ''`),
    uniqueIndex('goods_sku_code_unique').on(t.storeId, t.code).where(sql`${t.code} <> '' and ${t.deletedAt} is null`),
    check('goods_sku_stock', sql`${t.stock} >= 0`),
    check('goods_sku_price', sql`${t.price} >= 0 and ${t.costPrice} >= 0`),
  ],
);

/** What happened to goods: audits, states, prices, stock (goods.md 5). */
export const goodsLog = pgTable(
  'goods_log',
  {
    id: rowId(),
    goodsId: integer().notNull(),
    action: text().$type<GoodsLogAction>().notNull(),
    /** States as `status/auditStatus`, or the values of a change. */
    before: words(),
    after: words(),
    reason: words(),
    operatorName: words(),
    createTime: created(),
  },
  (t) => [index('goods_log_goods').on(t.goodsId, t.id)],
);

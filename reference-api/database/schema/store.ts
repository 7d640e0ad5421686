import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BankAccount, Qualification } from '@/lib/contract/store-info';
import { count, created, fen, moment, percent, rowId, rowVersion, state, words } from './columns';

/** Stores; row 0 is the main store (shopping.md 1.1). */
export const store = pgTable(
  'store',
  {
    id: rowId(),
    name: text().notNull(),
    logo: words(),
    cover: words(),
    intro: words(),
    contactName: words(),
    contactMobile: words(),
    region: jsonb().$type<string[]>().notNull().default([]),
    address: words(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    openTime: words(),
    closeTime: words(),
    openDays: jsonb().$type<number[]>().notNull().default([]),
    ownerMemberId: integer(),
    levelId: integer(),
    mealId: integer(),
    expireAt: moment(),
    auths: words(),
    platformRate: percent(),
    goodsLimit: integer(),
    balance: fen(),
    pendingSettle: fen(),
    withdrawing: fen(),
    withdrawn: fen(),
    qualification: jsonb().$type<Qualification>(),
    bank: jsonb().$type<BankAccount>(),
    status: state(1),
    orderCount: count(),
    salesTotal: fen(),
    closeReason: words(),
    remark: words(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    uniqueIndex('store_name_unique').on(sql`lower(${t.name})`),
    uniqueIndex('store_owner_unique').on(t.ownerMemberId).where(sql`${t.ownerMemberId} is not null`),
    index('store_created').on(t.createTime, t.id),
    index('store_sales').on(t.salesTotal, t.id),
    index('store_level_stores').on(t.levelId),
    index('store_meal_stores').on(t.mealId),
    index('store_expire').on(t.expireAt).where(sql`${t.status} in (1, 2)`),
    check('store_status', sql`${t.status} between 1 and 4`),
    check('store_sums', sql`${t.withdrawing} >= 0 and ${t.withdrawn} >= 0`),
  ],
);

/** Levels of stores with their fee and settlement rules (shopping.md 3). */
export const storeLevel = pgTable(
  'store_level',
  {
    id: rowId(),
    name: text().notNull(),
    grade: integer().notNull().unique(),
    icon: words(),
    platformRate: percent().notNull().default(0),
    settleDays: count(),
    withdrawFee: percent().notNull().default(0),
    goodsLimit: count(),
    needGoodsAudit: state(1),
    isDefault: state(0),
    status: state(1),
    sort: count(),
    remark: words(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [uniqueIndex('store_level_name_unique').on(sql`lower(${t.name})`)],
);

/** Plans that stores pay for (shopping.md 4). */
export const storeMeal = pgTable(
  'store_meal',
  {
    id: rowId(),
    name: text().notNull(),
    levelId: integer().notNull(),
    price: fen(),
    marketPrice: fen(),
    durationUnit: smallint().notNull(),
    durationNum: integer().notNull().default(1),
    auths: words(),
    goodsLimit: integer(),
    cover: words(),
    intro: words(),
    sort: count(),
    status: state(1),
    soldCount: count(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    uniqueIndex('store_meal_name_unique').on(sql`lower(${t.name})`),
    index('store_meal_level').on(t.levelId),
    check('store_meal_price', sql`${t.price} >= 0`),
  ],
);

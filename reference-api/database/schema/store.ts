import { sql } from 'drizzle-orm';
import { doublePrecision, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BankAccount, Qualification } from '@/lib/contract/store-info';
import { count, created, fen, moment, rowId, rowVersion, state, words } from './columns';

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
    platformRate: numeric({ precision: 5, scale: 2, mode: 'number' }),
    goodsLimit: integer(),
    balance: fen(),
    pendingSettle: fen(),
    withdrawing: fen(),
    withdrawn: fen(),
    qualification: jsonb().$type<Qualification>(),
    bank: jsonb().$type<BankAccount>(),
    status: state(1),
    goodsCount: count(),
    orderCount: count(),
    salesTotal: fen(),
    remark: words(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [uniqueIndex('store_name_unique').on(sql`lower(${t.name})`)],
);

/** Levels of stores with their fee and settlement rules (shopping.md 3). */
export const storeLevel = pgTable('store_level', {
  id: rowId(),
  name: text().notNull(),
  grade: integer().notNull().unique(),
  icon: words(),
  platformRate: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  settleDays: count(),
  withdrawFee: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  goodsLimit: count(),
  needGoodsAudit: state(1),
  isDefault: state(0),
  status: state(1),
  sort: count(),
  remark: words(),
  createTime: created(),
  version: rowVersion(),
});

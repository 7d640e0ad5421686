import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BankAccount, Qualification } from '@/lib/contract/store-info';
import { created, fen, moment, rowId, rowVersion, state, words } from './columns';

/** Applications to open a store (shopping.md 2). */
export const storeApply = pgTable(
  'store_apply',
  {
    id: rowId(),
    applyNo: text().notNull().unique(),
    memberId: integer().notNull(),
    storeName: text().notNull(),
    logo: words(),
    intro: words(),
    contactName: words(),
    contactMobile: words(),
    region: jsonb().$type<string[]>().notNull().default([]),
    address: words(),
    longitude: doublePrecision(),
    latitude: doublePrecision(),
    qualification: jsonb().$type<Qualification>(),
    bank: jsonb().$type<BankAccount>(),
    levelId: integer(),
    mealId: integer(),
    mealName: words(),
    mealPrice: fen(),
    durationUnit: smallint(),
    durationNum: integer(),
    payStatus: state(0),
    payChannel: words(),
    payNo: words(),
    payTime: moment(),
    /** When an unpaid application lapses, and when a paid one was paid back. */
    expireTime: moment(),
    refundTime: moment(),
    status: state(0),
    auditReason: words(),
    auditorName: words(),
    auditTime: moment(),
    applyCount: integer().notNull().default(1),
    storeId: integer(),
    deletedAt: moment(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('store_apply_status').on(t.status),
    index('store_apply_member').on(t.memberId),
    index('store_apply_created').on(t.createTime, t.id),
    uniqueIndex('store_apply_open_unique').on(t.memberId).where(sql`${t.status} in (0, 9)`),
    uniqueIndex('store_apply_pay_no_unique').on(t.payChannel, t.payNo).where(sql`${t.payNo} <> ''`),
    check('store_apply_state', sql`${t.status} in (0, 1, 2, 3, 9) and ${t.payStatus} between 0 and 2`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, fen, moment, ofStore, percent, rowId, rowVersion, state, words } from './columns';

/** Levels of distributors with their commission percentages (member.md 6). */
export const distributorLevel = pgTable('distributor_level', {
  id: rowId(),
  name: text().notNull().unique(),
  grade: integer().notNull().unique(),
  icon: words(),
  firstPercent: percent().notNull().default(0),
  secondPercent: percent().notNull().default(0),
  upgradeType: state(0),
  condMembers: count(),
  condOrders: count(),
  condAmount: fen(),
  isDefault: state(0),
  status: state(1),
  remark: words(),
  createTime: created(),
  version: rowVersion(),
});

/** Members who promote goods for a commission (member.md 5). */
export const distributor = pgTable(
  'distributor',
  {
    memberId: integer().primaryKey(),
    realName: words(),
    levelId: integer(),
    firstCount: count(),
    secondCount: count(),
    orderCount: count(),
    orderAmount: fen(),
    commissionTotal: fen(),
    commissionAvailable: fen(),
    commissionFrozen: fen(),
    commissionWithdrawing: fen(),
    commissionWithdrawn: fen(),
    withdrawCount: count(),
    status: state(1),
    reason: words(),
    source: state(1),
    inviteCode: text().notNull().unique(),
    storeId: ofStore(),
    joinTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('distributor_joined').on(t.joinTime, t.memberId),
    index('distributor_store').on(t.storeId, t.joinTime),
    // What is available may fall below zero: a refund after settlement takes back what was already withdrawn.
    check('distributor_sums', sql`${t.commissionFrozen} >= 0 and ${t.commissionWithdrawing} >= 0 and ${t.commissionWithdrawn} >= 0`),
  ],
);

/** Applications to become a distributor (member.md 7). */
export const distributorApply = pgTable(
  'distributor_apply',
  {
    id: rowId(),
    memberId: integer().notNull(),
    realName: text().notNull(),
    idCard: words(),
    reason: words(),
    images: jsonb().$type<string[]>().notNull().default([]),
    inviterId: integer(),
    levelId: integer(),
    status: state(0),
    auditReason: words(),
    auditorName: words(),
    auditTime: moment(),
    applyCount: integer().notNull().default(1),
    storeId: ofStore(),
    deletedAt: moment(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('distributor_apply_state').on(t.storeId, t.status),
    index('distributor_apply_member').on(t.memberId),
    uniqueIndex('distributor_apply_open_unique').on(t.memberId).where(sql`${t.status} = 0`),
  ],
);

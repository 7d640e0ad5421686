import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, fen, moment, ofStore, rowId, rowVersion, state, words } from './columns';

/** Members of the storefront (member.md 1). Figures are kept by the ledgers' writers, never typed. */
export const member = pgTable(
  'member',
  {
    id: rowId(),
    nickname: text().notNull(),
    avatar: words(),
    mobile: text().notNull(),
    email: words(),
    realName: words(),
    sex: state(0),
    birthday: date({ mode: 'string' }),
    levelId: integer(),
    levelLocked: state(0),
    growth: count(),
    points: count(),
    balance: fen(),
    frozenBalance: fen(),
    isDistributor: state(0),
    parentId: integer(),
    storeId: ofStore(),
    orderCount: count(),
    payTotal: fen(),
    status: state(1),
    disableReason: words(),
    source: state(1),
    passwordHash: words(),
    registerTime: created(),
    lastLoginTime: moment(),
    registerIp: words(),
    remark: words(),
    version: rowVersion(),
  },
  (t) => [
    uniqueIndex('member_mobile_unique').on(t.mobile).where(sql`${t.status} <> -1`),
    // One index for each order of the list, with the id that breaks ties; the store's own list has one for its default order and is
    // read from the indexes alone for the others, because they hold the store.
    index('member_registered').on(t.registerTime, t.id),
    index('member_store_registered').on(t.storeId, t.registerTime, t.id),
    index('member_points').on(t.points, t.id, t.storeId),
    index('member_balance').on(t.balance, t.id, t.storeId),
    index('member_pay_total').on(t.payTotal, t.id, t.storeId),
    index('member_order_count').on(t.orderCount, t.id, t.storeId),
    index('member_last_login').on(t.lastLoginTime.desc().nullsLast(), t.id.desc().nullsFirst(), t.storeId),
    // The few that a filter picks out of many.
    index('member_not_normal').on(t.status, t.id).where(sql`${t.status} <> 1`),
    index('member_promotes').on(t.id).where(sql`${t.isDistributor} = 1`),
    // Words of one or two characters are too short for trigrams, so a nickname is found by its characters and pairs of them.
    index('member_nickname_pieces').using('gin', sql`search_pieces(${t.nickname})`),
    index('member_of_level').on(t.levelId),
    index('member_of_parent').on(t.parentId),
    check('member_sums', sql`${t.points} >= 0 and ${t.balance} >= 0 and ${t.frozenBalance} >= 0 and ${t.growth} >= 0`),
  ],
);

/** Delivery addresses of a member. */
export const memberAddress = pgTable(
  'member_address',
  {
    id: rowId(),
    memberId: integer().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    isDefault: state(0),
    createTime: created(),
  },
  (t) => [index('member_address_member').on(t.memberId)],
);

/** How a member's level changed (member.md 1.5). */
export const memberLevelLog = pgTable(
  'member_level_log',
  {
    id: rowId(),
    memberId: integer().notNull(),
    beforeName: words(),
    afterName: words(),
    auto: state(0),
    remark: words(),
    operatorName: words(),
    createTime: created(),
  },
  (t) => [index('member_level_log_member').on(t.memberId, t.id)],
);

/** On which days a member signed in; the streak counts up to seven and begins again. */
export const memberSignIn = pgTable(
  'member_sign_in',
  {
    memberId: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    streak: integer().notNull(),
    points: count(),
    createTime: created(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
);

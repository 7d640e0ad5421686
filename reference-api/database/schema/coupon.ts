import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, fen, moment, ofStore, rowId, rowVersion, state, words } from './columns';

/** Coupons (marketing.md 1). */
export const coupon = pgTable(
  'coupon',
  {
    id: rowId(),
    name: text().notNull(),
    kind: state(1),
    discountPrice: fen(),
    discountPercent: count(),
    discountLimit: fen(),
    threshold: fen(),
    /** -1 is without end. */
    totalCount: integer().notNull().default(-1),
    perLimit: integer().notNull().default(1),
    takeType: state(1),
    takeStart: moment(),
    takeEnd: moment(),
    validityType: state(1),
    validStart: moment(),
    validEnd: moment(),
    afterDays: count(),
    validDays: count(),
    scope: state(1),
    scopeIds: jsonb().$type<number[]>().notNull().default([]),
    stackable: state(1),
    memberLevelIds: jsonb().$type<number[]>().notNull().default([]),
    storeId: ofStore(),
    description: words(),
    sort: count(),
    status: state(0),
    takenCount: count(),
    usedCount: count(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('coupon_store').on(t.storeId, t.id),
    index('coupon_state').on(t.status, t.takeType),
    index('coupon_name_pieces').using('gin', sql`search_pieces(${t.name})`),
    check('coupon_status', sql`${t.status} between 0 and 2`),
    check('coupon_taken', sql`${t.takenCount} >= 0 and (${t.totalCount} = -1 or ${t.takenCount} <= ${t.totalCount})`),
    check('coupon_used', sql`${t.usedCount} between 0 and ${t.takenCount}`),
  ],
);

/** Coupons that members hold (marketing.md 1). */
export const memberCoupon = pgTable(
  'member_coupon',
  {
    id: rowId(),
    couponId: integer().notNull(),
    memberId: integer().notNull(),
    storeId: ofStore(),
    takeType: smallint().notNull(),
    status: state(1),
    validStart: moment().notNull(),
    validEnd: moment().notNull(),
    orderId: integer(),
    orderNo: words(),
    usedTime: moment(),
    /** The item whose completion gave it: given back with a full refund. */
    giftItemId: integer(),
    giftOrderId: integer(),
    voidReason: words(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    // Records of a coupon and their numbers by state and day are read from these two alone.
    index('member_coupon_taken').on(t.couponId, t.createTime, t.id, t.status),
    index('member_coupon_used').on(t.couponId, t.usedTime.asc().nullsFirst(), t.id, t.status),
    index('member_coupon_member').on(t.memberId, t.couponId, t.id),
    index('member_coupon_end').on(t.validEnd).where(sql`${t.status} = 1`),
    index('member_coupon_gift').on(t.giftOrderId).where(sql`${t.giftOrderId} is not null`),
    uniqueIndex('member_coupon_order_unique').on(t.orderId).where(sql`${t.status} = 2`),
    uniqueIndex('member_coupon_gift_unique').on(t.giftItemId, t.couponId).where(sql`${t.giftItemId} is not null`),
    check('member_coupon_status', sql`${t.status} between 1 and 4`),
    check('member_coupon_used', sql`(${t.status} = 2) = (${t.orderId} is not null)`),
  ],
);

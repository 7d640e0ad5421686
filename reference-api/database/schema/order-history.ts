import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { count, created, moment, rowId, state, words } from './columns';

/** What happened to an order: append-only (order.md 3). */
export const orderLog = pgTable(
  'order_log',
  {
    id: rowId(),
    orderId: integer().notNull(),
    operatorType: state(0),
    operatorName: words(),
    before: smallint(),
    after: smallint(),
    type: text().notNull(),
    content: words(),
    createTime: created(),
  },
  (t) => [index('order_log_order').on(t.orderId, t.id)],
);

/** Packages of a hardware order (order.md 2). */
export const orderPackage = pgTable(
  'order_package',
  {
    id: rowId(),
    orderId: integer().notNull(),
    expressId: integer().notNull(),
    expressCode: text().notNull(),
    expressName: text().notNull(),
    trackingNo: text().notNull(),
    sort: count(),
    createTime: created(),
  },
  (t) => [
    index('order_package_order').on(t.orderId),
    index('order_package_express').on(t.expressId),
    // A whole number or its first characters, and its last ones: what people read from a parcel.
    index('order_package_tracking').on(t.trackingNo.op('text_pattern_ops')),
    index('order_package_tracking_end').on(sql`reverse(${t.trackingNo}) text_pattern_ops`),
  ],
);

/** What an account order delivered, piece by piece (order.md 2). A card stands in one valid delivery. */
export const orderDelivery = pgTable(
  'order_delivery',
  {
    id: rowId(),
    orderId: integer().notNull(),
    itemId: integer().notNull(),
    cardId: integer(),
    /** Sealed; a delivery of a card keeps its own copy. */
    content: text().notNull(),
    contentMask: jsonb().$type<Record<string, string>>().notNull().default({}),
    deliveredAt: created(),
    warrantyUntil: moment(),
    /** The delivery that took its place, and when it stopped being the buyer's. */
    replacedBy: integer(),
    reason: words(),
    endedAt: moment(),
  },
  (t) => [
    index('order_delivery_order').on(t.orderId),
    index('order_delivery_warranty').on(t.warrantyUntil),
    // A card that is deleted leaves its deliveries, ended ones too.
    index('order_delivery_card').on(t.cardId).where(sql`${t.cardId} is not null`),
    uniqueIndex('order_delivery_card_unique').on(t.cardId).where(sql`${t.cardId} is not null and ${t.endedAt} is null`),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, moment, ofStore, rowId, rowVersion, state, words } from './columns';

/** Licences of software orders, one per piece (order.md 8). */
export const licence = pgTable(
  'licence',
  {
    id: rowId(),
    orderId: integer().notNull(),
    itemId: integer().notNull(),
    goodsId: integer().notNull(),
    skuId: integer().notNull(),
    storeId: ofStore(),
    memberId: integer().notNull(),
    /** LicenceMode of the goods when it was sold; in mode 1 the key is a card. */
    mode: state(2),
    cardId: integer(),
    /** The sealed key, its keyed hash and what of it may be shown. */
    key: text().notNull(),
    keyHash: text().notNull(),
    keyMask: words(),
    status: state(0),
    durationUnit: smallint().notNull(),
    durationNum: integer().notNull().default(1),
    startAt: moment(),
    endAt: moment(),
    maxDevices: integer().notNull().default(1),
    renewable: state(1),
    account: words(),
    reason: words(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('licence_order').on(t.orderId),
    index('licence_member').on(t.memberId, t.goodsId),
    index('licence_key').on(t.keyHash),
    // Keys from card stock are as unique as their cards; a key that was revoked may be sold again with its card.
    uniqueIndex('licence_key_unique').on(t.keyHash).where(sql`${t.mode} <> 1 and ${t.status} <> 4`),
    uniqueIndex('licence_card_unique').on(t.cardId).where(sql`${t.cardId} is not null and ${t.status} <> 4`),
    // A card that is deleted leaves its licences, revoked ones too.
    index('licence_card').on(t.cardId).where(sql`${t.cardId} is not null`),
    index('licence_start').on(t.startAt).where(sql`${t.status} = 0`),
    index('licence_end').on(t.endAt).where(sql`${t.status} = 1`),
    index('licence_idle').on(t.createTime).where(sql`${t.status} = 0`),
    check('licence_status', sql`${t.status} between 0 and 4`),
  ],
);

/** Devices a licence is used on. */
export const licenceDevice = pgTable(
  'licence_device',
  {
    id: rowId(),
    licenceId: integer().notNull(),
    name: words(),
    fingerprint: text().notNull(),
    boundAt: created(),
  },
  (t) => [uniqueIndex('licence_device_unique').on(t.licenceId, t.fingerprint)],
);

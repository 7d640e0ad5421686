import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { created, moment, ofStore, rowId, rowVersion, state, words } from './columns';

/** Account data and activation codes for sale (goods.md 6). Contents are sealed; the hashes are keyed. */
export const goodsCard = pgTable(
  'goods_card',
  {
    id: rowId(),
    goodsId: integer().notNull(),
    skuId: integer().notNull(),
    storeId: ofStore(),
    /** The sealed content, and what of it may be shown, by field. */
    content: text().notNull(),
    contentMask: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Of the whole content, for the duplicate test, and of each field, for the search. */
    hash: text().notNull(),
    fieldHashes: text().array().notNull().default(sql`'{}'`),
    status: state(1),
    batchNo: words(),
    orderId: integer(),
    orderItemId: integer(),
    orderNo: words(),
    memberId: integer(),
    soldTime: moment(),
    lockUntil: moment(),
    voidReason: words(),
    createTime: created(),
    version: rowVersion(),
  },
  (t) => [
    index('goods_card_free').on(t.skuId, t.id).where(sql`${t.status} = 1`),
    index('goods_card_goods').on(t.goodsId, t.status, t.id),
    index('goods_card_batch').on(t.goodsId, t.batchNo),
    index('goods_card_hash').on(t.goodsId, t.hash),
    index('goods_card_field_hashes').using('gin', t.fieldHashes),
    index('goods_card_item').on(t.orderItemId),
    check('goods_card_status', sql`${t.status} between 1 and 5`),
    check('goods_card_order', sql`${t.status} = 4 or (${t.status} = 1) = (${t.orderItemId} is null)`),
  ],
);

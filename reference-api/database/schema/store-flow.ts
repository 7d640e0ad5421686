import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created, fen, moment, ofStore, rowId, state, words } from './columns';

/** The ledger of the stores: append-only, remark and settlement apart. Per store Σ of the settled rows is its balance (shopping.md 5). */
export const storeFlow = pgTable(
  'store_flow',
  {
    id: rowId(),
    flowNo: text().notNull().unique(),
    storeId: ofStore(),
    /** StoreFlowBiz. */
    bizType: smallint().notNull(),
    bizNo: words(),
    orderId: integer(),
    orderKind: smallint(),
    memberNickname: words(),
    /** Signed. */
    amount: fen(),
    /** Of the order, beside the amount: for rows of orders and refunds. */
    orderAmount: fen(),
    platformFee: fen(),
    commission: fen(),
    settleStatus: state(0),
    /** When it settles, or did. */
    settleTime: moment(),
    balanceAfter: bigint({ mode: 'number' }),
    remark: words(),
    operatorName: words(),
    createTime: created(),
  },
  (t) => [
    index('store_flow_created').on(t.createTime, t.id, t.amount),
    index('store_flow_store').on(t.storeId, t.createTime, t.id, t.bizType, t.amount, t.settleStatus),
    index('store_flow_amount').on(t.amount, t.id, t.storeId),
    index('store_flow_biz').on(t.bizNo),
    index('store_flow_type').on(t.bizType, t.createTime, t.id),
    index('store_flow_order').on(t.orderId),
    index('store_flow_due').on(t.settleTime, t.storeId).where(sql`${t.settleStatus} = 0`),
  ],
);

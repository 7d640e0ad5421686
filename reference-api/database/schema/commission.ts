import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { created, fen, moment, ofStore, percent, rowId, state, words } from './columns';

/** Commissions of distributors: append-only rows whose state alone moves on (member.md 5, effects.md 3). */
export const commissionRecord = pgTable(
  'commission_record',
  {
    id: rowId(),
    memberId: integer().notNull(),
    /** CommissionBiz. */
    bizType: smallint().notNull(),
    orderId: integer(),
    orderNo: words(),
    buyer: words(),
    tier: state(1),
    base: fen(),
    percent: percent().notNull().default(0),
    /** Signed. */
    amount: fen(),
    /** CommissionStatus. */
    status: state(0),
    unfreezeTime: moment(),
    remark: words(),
    operatorName: words(),
    storeId: ofStore(),
    createTime: created(),
  },
  (t) => [
    index('commission_record_member').on(t.memberId, t.id),
    index('commission_record_order').on(t.orderId),
    index('commission_record_unfreeze').on(t.unfreezeTime).where(sql`${t.status} = 0`),
    uniqueIndex('commission_record_pending_unique').on(t.orderId, t.tier).where(sql`${t.status} = 0 and ${t.bizType} = 1`),
  ],
);

import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created, fen, ofStore, rowId, words } from './columns';

const ledgerColumns = () => ({
  id: rowId(),
  no: text().notNull().unique(),
  memberId: integer().notNull(),
  bizType: smallint().notNull(),
  bizNo: words(),
  title: words(),
  remark: words(),
  operatorName: words(),
  storeId: ofStore(),
  createTime: created(),
});

/* The indexes of the lists' orders hold the change as well, so that sums are read from them alone. */

/** Points of members: append-only, per member Σ delta is the present value (member.md 2). */
export const pointRecord = pgTable('point_record', { ...ledgerColumns(), delta: integer().notNull(), after: integer().notNull() }, (t) => [
  index('point_record_member').on(t.memberId, t.id, t.delta),
  index('point_record_created').on(t.createTime, t.id, t.delta),
  index('point_record_store').on(t.storeId, t.createTime, t.id, t.delta),
  index('point_record_biz').on(t.bizNo),
]);

/** Balances of members in 分: append-only, per member Σ delta is the present value (member.md 3). */
export const balanceRecord = pgTable(
  'balance_record',
  { ...ledgerColumns(), delta: bigint({ mode: 'number' }).notNull(), after: fen() },
  (t) => [
    index('balance_record_member').on(t.memberId, t.id, t.delta),
    index('balance_record_created').on(t.createTime, t.id, t.delta),
    index('balance_record_store').on(t.storeId, t.createTime, t.id, t.delta),
    index('balance_record_biz').on(t.bizNo),
  ],
);

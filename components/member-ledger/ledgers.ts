import {
  balanceRecord,
  balanceRecordExport,
  balanceRecordRemark,
  pointRecord,
  pointRecordExport,
  pointRecordRemark,
} from '@/lib/contract/member-ledger';

/** The two ledgers of members; they differ in what they count and in the kinds of movement. */
export const ledgers = {
  points: {
    rows: pointRecord,
    remark: pointRecordRemark,
    exporter: pointRecordExport,
    title: 'pointRecord',
    bizEnum: 'pointBiz',
    bizTypes: [1, 2, 3, 11, 12, 21, 22],
  },
  balance: {
    rows: balanceRecord,
    remark: balanceRecordRemark,
    exporter: balanceRecordExport,
    title: 'balanceRecord',
    bizEnum: 'balanceBiz',
    bizTypes: [1, 2, 3, 4, 5, 6, 7, 8],
  },
} as const;
export type LedgerKind = keyof typeof ledgers;

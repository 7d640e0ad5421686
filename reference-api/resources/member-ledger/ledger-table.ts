import type { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';

/** The two ledgers of a member have the same columns; they differ in what `delta` counts. */
export type LedgerTable = typeof pointRecord | typeof balanceRecord;

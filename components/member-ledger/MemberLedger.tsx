'use client';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { LedgerSums } from './LedgerSums';
import { type LedgerKind, ledgers } from './ledgers';
import { useLedgerColumns } from './use-ledger-columns';

const NO_WAYS = {};

/** One member's own ledger, in its record. */
export function MemberLedger({ kind, memberId }: { kind: LedgerKind; memberId: number }) {
  const columns = useLedgerColumns(kind, NO_WAYS);
  return (
    <EmbeddedList
      resource={ledgers[kind].rows}
      fixed={{ memberId }}
      columns={columns}
      summary={({ summary }) => <LedgerSums kind={kind} summary={summary} />}
    />
  );
}

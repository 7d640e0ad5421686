import { Grouped } from '@/components/list/cells/Grouped';
import { Amount, MoneyText } from '@/components/list/cells/MoneyText';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { LedgerKind } from './ledgers';

/** Points or money of a ledger; with `signed`, what came in is green with a plus and what went out red. */
export function LedgerAmount({ kind, value, signed = false }: { kind: LedgerKind; value: number; signed?: boolean }) {
  if (kind === 'balance') return <MoneyText fen={value} signed={signed} />;
  if (!signed || value === 0) return <Grouped text={groupedNumber(value)} />;
  return (
    <Amount data-sign={value > 0 ? 'in' : 'out'}>
      <Grouped text={value > 0 ? `+${groupedNumber(value)}` : groupedNumber(value)} />
    </Amount>
  );
}

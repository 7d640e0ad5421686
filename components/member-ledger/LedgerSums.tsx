'use client';
import { useTranslations } from 'next-intl';
import type { LedgerSums as Sums } from '@/lib/contract/member-ledger';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { LedgerKind } from './ledgers';

/** What came in and went out of everything that matches. */
export function LedgerSums({ kind, summary }: { kind: LedgerKind; summary: Sums }) {
  const t = useTranslations('ledger');
  const { income, expense } = summary;
  if (income === undefined || expense === undefined) return null;
  const shown = kind === 'balance' ? formatFen : groupedNumber;
  return (
    <>
      <span>{t('income', { n: shown(income) })}</span>
      <span>{t('expense', { n: shown(expense) })}</span>
    </>
  );
}

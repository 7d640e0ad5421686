'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';

const kinds: readonly StatusKind[] = ['waiting', 'success', 'closed'];

/** Whether a row of a ledger has reached the balance. */
export function SettleChip({ status }: { status: number }) {
  const t = useTranslations('enums.settleStatus');
  return <StatusChip kind={kinds[status] ?? 'closed'} label={t(String(status))} />;
}

'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';

const kinds: readonly StatusKind[] = ['waiting', 'success', 'failed', 'closed'];

/** The state of an application in words. */
export function ApplyChip({ status }: { status: number }) {
  const t = useTranslations('enums.applyStatus');
  return <StatusChip kind={kinds[status] ?? 'closed'} label={t(String(status))} />;
}

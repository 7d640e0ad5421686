'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import type { Distributor } from '@/lib/contract/distributor';

const kinds: Readonly<Record<Distributor['status'], StatusKind>> = { 1: 'running', 0: 'failed', [-1]: 'closed' };

/** A distributor's state in words. */
export function DistributorChip({ status }: { status: Distributor['status'] }) {
  const t = useTranslations('enums.distributorStatus');
  return <StatusChip kind={kinds[status]} label={t(String(status))} />;
}

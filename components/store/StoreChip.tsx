'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { storeState } from '@/lib/contract/states/store';

const kinds: ReadonlyMap<number, StatusKind> = new Map([
  [storeState.open, 'success'],
  [storeState.resting, 'waiting'],
  [storeState.expired, 'failed'],
]);

/** Where a store stands. */
export function StoreChip({ status }: { status: number }) {
  const t = useTranslations('enums.storeStatus');
  return <StatusChip kind={kinds.get(status) ?? 'closed'} label={t(String(status))} />;
}

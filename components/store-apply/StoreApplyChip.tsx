'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { applyPayState, storeApplyState } from '@/lib/contract/states/store-apply';

const { pending, approved, rejected, unpaid } = storeApplyState;
const kinds: ReadonlyMap<number, StatusKind> = new Map([
  [pending, 'waiting'],
  [approved, 'success'],
  [rejected, 'failed'],
  [unpaid, 'waiting'],
]);

/** Where an application stands. */
export function StoreApplyChip({ status }: { status: number }) {
  const t = useTranslations('enums.applyStatus');
  return <StatusChip kind={kinds.get(status) ?? 'closed'} label={t(String(status))} />;
}

/** Whether its plan is paid for. */
export function ApplyPayChip({ payStatus }: { payStatus: number }) {
  const t = useTranslations('enums.applyPayStatus');
  return <StatusChip kind={payStatus === applyPayState.paid ? 'success' : 'closed'} label={t(String(payStatus))} />;
}

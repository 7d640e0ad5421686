'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { auditState, goodsState } from '@/lib/contract/states/goods';

const AUDIT_KINDS: Readonly<Record<number, StatusKind>> = {
  [auditState.draft]: 'closed',
  [auditState.pending]: 'waiting',
  [auditState.approved]: 'success',
  [auditState.rejected]: 'failed',
};
const STATUS_KINDS: Readonly<Record<number, StatusKind>> = {
  [goodsState.onSale]: 'running',
  [goodsState.offSale]: 'closed',
  [goodsState.recycled]: 'failed',
};

/** How the review of goods stands; the reason of a rejection is in the tooltip. */
export function AuditChip({ auditStatus, auditReason }: { auditStatus: number; auditReason: string }) {
  const t = useTranslations('enums.auditStatus');
  const chip = <StatusChip kind={AUDIT_KINDS[auditStatus] ?? 'closed'} label={t(String(auditStatus))} />;
  return auditReason ? <span title={auditReason}>{chip}</span> : chip;
}

/** Whether goods are on sale. */
export function GoodsStatusChip({ status }: { status: number }) {
  const t = useTranslations('enums.goodsStatus');
  return <StatusChip kind={STATUS_KINDS[status] ?? 'closed'} label={t(String(status))} />;
}

'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { cashApplicant, cashState } from '@/lib/contract/states/cash';

const { pending, toPay, paid, rejected, failed } = cashState;
const kinds: ReadonlyMap<number, StatusKind> = new Map([
  [pending, 'waiting'],
  [toPay, 'waiting'],
  [paid, 'success'],
  [rejected, 'failed'],
  [failed, 'failed'],
]);

/** Where a withdrawal stands. */
export function CashChip({ status }: { status: number }) {
  const t = useTranslations('enums.cashStatus');
  return <StatusChip kind={kinds.get(status) ?? 'closed'} label={t(String(status))} />;
}

const owners: ReadonlyMap<number, StatusKind> = new Map([
  [cashApplicant.distributor, 'running'],
  [cashApplicant.store, 'success'],
]);

/** Whose money it is. */
export function ApplicantChip({ applicant }: { applicant: number }) {
  const t = useTranslations('enums.cashApplicant');
  return <StatusChip kind={owners.get(applicant) ?? 'closed'} label={t(String(applicant))} />;
}

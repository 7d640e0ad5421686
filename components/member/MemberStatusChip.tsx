'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import type { Member } from '@/lib/contract/member';

const kinds: Readonly<Record<Member['status'], StatusKind>> = { 1: 'running', 0: 'closed', [-1]: 'closed' };

/** A member's state in words. */
export function MemberStatusChip({ status }: { status: Member['status'] }) {
  const t = useTranslations('enums.memberStatus');
  return <StatusChip kind={kinds[status]} label={t(String(status))} />;
}

'use client';
import { useTranslations } from 'next-intl';
import { StatusChip } from '@/components/list/cells/StatusChip';

const KINDS = ['waiting', 'running', 'closed', 'closed'] as const;

/** Where a dialog or a carousel entry stands in its period. */
export function CampaignChip({ state }: { state: 0 | 1 | 2 | 3 }) {
  const t = useTranslations('enums');
  return <StatusChip kind={KINDS[state]} label={t(`campaignState.${state}`)} />;
}

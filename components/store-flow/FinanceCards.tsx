'use client';
import { useTranslations } from 'next-intl';
import { SumCards } from '@/components/controls/SumCards';
import type { StoreFlowSums } from '@/lib/contract/store-flow';

const SUMS = ['orderIncome', 'refund', 'platformFee', 'commission', 'pending', 'settled', 'withdrawn'] as const;

/** What everything the filters find adds up to, by kind. */
export function FinanceCards({ sums }: { sums: StoreFlowSums }) {
  const t = useTranslations('storeFlow');
  return <SumCards label={t('sums.label')} sums={SUMS.map((key) => ({ key, label: t(`sums.${key}`), fen: sums[key] }))} />;
}

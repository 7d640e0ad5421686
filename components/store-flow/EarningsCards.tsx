'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SumCards } from '@/components/controls/SumCards';
import { readOptions } from '@/lib/client/resource-queries';
import { storeEarningsAccount } from '@/lib/contract/store-flow';

const SUMS = ['balance', 'pendingSettle', 'withdrawing', 'total'] as const;

/** What the present store may withdraw, waits for, has under way and has earned. */
export function EarningsCards() {
  const t = useTranslations('storeFlow');
  const { data } = useQuery({ ...readOptions(storeEarningsAccount, undefined), meta: { quiet: true } });
  return <SumCards label={t('account.label')} sums={SUMS.map((key) => ({ key, label: t(`account.${key}`), fen: data?.[key] }))} />;
}

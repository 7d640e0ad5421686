'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { SumCards } from '@/components/controls/SumCards';
import { Answered } from '@/components/feedback/Answered';
import { readOptions } from '@/lib/client/resource-queries';
import { storeEarningsAccount } from '@/lib/contract/store-flow';

const SUMS = ['balance', 'pendingSettle', 'withdrawing', 'total'] as const;

/** What the present store may withdraw, waits for, has under way and has earned. */
export function EarningsCards() {
  const t = useTranslations('storeFlow');
  const account = useQuery({ ...readOptions(storeEarningsAccount, undefined), meta: { quiet: true } });
  const cards = (sums?: z.infer<typeof storeEarningsAccount.data>) => (
    <SumCards label={t('account.label')} sums={SUMS.map((key) => ({ key, label: t(`account.${key}`), fen: sums?.[key] }))} />
  );
  return (
    <Answered of={account} skeleton={cards()}>
      {cards}
    </Answered>
  );
}

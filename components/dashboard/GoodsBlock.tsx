'use client';
import { useTranslations } from 'next-intl';
import { Answered } from '@/components/feedback/Answered';
import { EmptyState } from '@/components/feedback/EmptyState';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { Block } from './Block';
import { useStatistics } from './dashboard-queries';
import { GoodsTable } from './GoodsTable';

/** Goods by kind: how many are on sale, kept back, sold out and running low. */
export function GoodsBlock() {
  const t = useTranslations('dashboard');
  const statistics = useStatistics();
  return (
    <Block title={t('goods')}>
      <Answered of={statistics} skeleton={<TableSkeleton rows={5} columns={5} />}>
        {({ goods }) => (goods ? <GoodsTable goods={goods} /> : <EmptyState title={t('goodsNone')} small />)}
      </Answered>
    </Block>
  );
}

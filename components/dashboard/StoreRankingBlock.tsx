'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Answered } from '@/components/feedback/Answered';
import { EmptyState } from '@/components/feedback/EmptyState';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { Block } from './Block';
import { type Days, DaysControl } from './DaysControl';
import { useStoreRanking } from './dashboard-queries';
import { RankingFigures } from './RankingFigures';

/** 门店销售排行: what each store sold; the main store's affair. */
export function StoreRankingBlock() {
  const t = useTranslations('dashboard.rankings');
  const [days, setDays] = useState<Days>(7);
  const answer = useStoreRanking(days);
  return (
    <Block title={t('stores')} controls={<DaysControl days={days} onChange={setDays} />}>
      <Answered of={answer} skeleton={<TableSkeleton rows={5} columns={2} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('none')} small />
          ) : (
            <RankingFigures
              label={t('stores')}
              heads={[t('store'), t('amount'), t('orderCount')]}
              exact={formatFen}
              figures={rows.map(({ storeId, name, count, amount }) => ({
                key: storeId,
                label: name,
                value: amount,
                note: t('orders', { n: groupedNumber(count) }),
              }))}
            />
          )
        }
      </Answered>
    </Block>
  );
}

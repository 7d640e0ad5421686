'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { groupedNumber } from '@/lib/format/number-suffix';
import { Answered } from './Answered';
import { Block } from './Block';
import { type Days, DaysControl } from './DaysControl';
import { useOrderFunnel } from './dashboard-queries';
import { RankingBars } from './RankingBars';

const STAGES = ['ordered', 'paid', 'completed'] as const;

/** 转化: how many of the orders placed were paid and completed; views stand above, because they have no days. */
export function FunnelBlock() {
  const t = useTranslations('dashboard.rankings');
  const [days, setDays] = useState<Days>(7);
  const answer = useOrderFunnel(days);
  return (
    <Block title={t('funnel')} controls={<DaysControl days={days} onChange={setDays} />}>
      <Answered of={answer} skeleton={<TableSkeleton rows={3} columns={2} />}>
        {(funnel) => (
          <>
            <p style={{ margin: '12px 16px 0' }}>
              {t('browsed')} {groupedNumber(funnel.browsed)}
            </p>
            <RankingBars
              label={t('funnel')}
              bars={STAGES.map((stage) => ({
                key: stage,
                label: t(stage),
                value: funnel[stage],
                text: groupedNumber(funnel[stage]),
                ...(stage !== 'ordered' && { note: t('rate', { n: shareOf(funnel[stage], funnel.ordered) }) }),
              }))}
            />
          </>
        )}
      </Answered>
    </Block>
  );
}

/** A share in percent with one decimal; none of nothing. */
const shareOf = (part: number, whole: number): string => (whole === 0 ? '0' : String(Math.round((part / whole) * 1000) / 10));

'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FigureView } from '@/components/chart/FigureView';
import { Answered } from '@/components/feedback/Answered';
import { TableSkeleton } from '@/components/feedback/Skeletons';
import { groupedNumber } from '@/lib/format/number-suffix';
import { percentOf } from '@/lib/format/percent';
import { Block } from './Block';
import { type Days, DaysControl } from './DaysControl';
import { useOrderFunnel } from './dashboard-queries';
import { LaterFunnel } from './LaterFunnel';

const STAGES = ['ordered', 'paid', 'completed'] as const;
type Stage = (typeof STAGES)[number];

/** 转化: how many of the orders placed were paid and completed; views stand apart, because they have no days. */
export function FunnelBlock() {
  const t = useTranslations('dashboard.rankings');
  const [days, setDays] = useState<Days>(7);
  const answer = useOrderFunnel(days);
  return (
    <Block title={t('funnel')} controls={<DaysControl days={days} onChange={setDays} />}>
      <Answered of={answer} skeleton={<TableSkeleton rows={3} columns={2} />}>
        {(funnel) => {
          const of = (stage: Stage) => ({ key: stage, label: t(stage), value: funnel[stage] });
          const shown = {
            label: t('funnel'),
            exact: groupedNumber,
            figures: STAGES.map((stage) =>
              stage === 'ordered' ? of(stage) : { ...of(stage), note: t('rate', { n: String(percentOf(funnel[stage], funnel.ordered)) }) },
            ),
          };
          return (
            <div style={{ padding: '8px 16px 12px' }}>
              <FigureView {...shown} heads={[t('stage'), t('orderCount'), t('share')]}>
                <LaterFunnel {...shown} />
              </FigureView>
              <p style={{ margin: '8px 0 0' }}>
                {t('browsed')} {groupedNumber(funnel.browsed)}
              </p>
            </div>
          );
        }}
      </Answered>
    </Block>
  );
}

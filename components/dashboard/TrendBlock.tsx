'use client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { shanghaiDate } from '@/lib/format/shanghai-time';
import { Answered } from './Answered';
import { Block } from './Block';
import type { Series } from './chart/series';
import { TrendChart } from './chart/TrendChart';
import { CustomDays, RangeControl } from './RangeControl';
import { TrendTable } from './TrendTable';
import { rangeQuery, type TrendRange } from './trend-range';

interface TrendProps<Data extends { list: readonly { date: string }[] }> {
  title: string;
  /** Reads the figures of some days. */
  use: (days: { startDate?: string; endDate?: string }) => UseQueryResult<Data>;
  sums: (answer: Data) => ReactNode;
  series: (answer: Data) => Series[];
  /** Height of the drawn chart, so that nothing jumps when the figures arrive. */
  height: number;
}

/** Figures over time, as a chart or as a table, for chosen days. */
export function TrendBlock<Data extends { list: readonly { date: string }[] }>({ title, use, sums, series, height }: TrendProps<Data>) {
  const t = useTranslations('dashboard');
  const [range, setRange] = useState<TrendRange>({ kind: 'last7' });
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const lately = use({});
  // The server's own today: its clock decides what "the last 30 days" are.
  const today = lately.data?.list.at(-1)?.date ?? shanghaiDate(new Date());
  const answer = use(rangeQuery(range, today));
  const controls = (
    <>
      <RangeControl range={range} today={today} onChange={setRange} />
      <ToggleButtonGroup value={view} onChange={(_, next) => next && setView(next)} aria-label={t('view.label')}>
        <ToggleButton value="chart">{t('view.chart')}</ToggleButton>
        <ToggleButton value="table">{t('view.table')}</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
  return (
    <Block title={title} remark={lately.data && sums(lately.data)} controls={controls}>
      {range.kind === 'custom' && (
        <CustomDays start={range.start} end={range.end} today={today} onChange={(start, end) => setRange({ kind: 'custom', start, end })} />
      )}
      <div style={{ padding: view === 'chart' ? '12px 16px' : 0 }}>
        <Answered of={answer} skeleton={<BlockSkeleton height={height} />}>
          {(found) => {
            const dates = found.list.map(({ date }) => date);
            if (view === 'table') return <TrendTable label={title} dates={dates} series={series(found)} />;
            return <TrendChart label={title} dates={dates} series={series(found)} />;
          }}
        </Answered>
      </div>
    </Block>
  );
}

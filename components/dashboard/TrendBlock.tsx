'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type FigureMode, FigureSwitch } from '@/components/chart/FigureSwitch';
import type { Series } from '@/components/chart/series';
import { TrendChart } from '@/components/chart/TrendChart';
import { Answered } from '@/components/feedback/Answered';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { shanghaiDate } from '@/lib/format/shanghai-time';
import { Block } from './Block';
import { RangeControl } from './RangeControl';
import { rangeQuery, type TrendRange } from './trend-range';

// Few people choose days of their own; the fields come when somebody does.
const CustomDays = lazy(() => import('./CustomDays').then((module) => ({ default: module.CustomDays })));
// The table is the other face of the same figures, read by those who ask for it.
const SeriesTable = lazy(() => import('@/components/chart/SeriesTable').then((module) => ({ default: module.SeriesTable })));

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
  const [range, setRange] = useState<TrendRange>({ kind: 'last7' });
  const [view, setView] = useState<FigureMode>('chart');
  const lately = use({});
  // The server's own today: its clock decides what "the last 30 days" are.
  const today = lately.data?.list.at(-1)?.date ?? shanghaiDate(new Date());
  const answer = use(rangeQuery(range, today));
  const controls = (
    <>
      <RangeControl range={range} today={today} onChange={setRange} />
      <FigureSwitch of={title} view={view} onChange={setView} />
    </>
  );
  return (
    <Block title={title} remark={lately.data && sums(lately.data)} controls={controls}>
      {range.kind === 'custom' && (
        <Suspense fallback={<BlockSkeleton height={42} />}>
          <CustomDays
            start={range.start}
            end={range.end}
            today={today}
            onChange={(start, end) => setRange({ kind: 'custom', start, end })}
          />
        </Suspense>
      )}
      <div style={{ padding: view === 'table' ? 0 : range.kind === 'custom' ? '0 16px 12px' : '12px 16px' }}>
        <Answered of={answer} skeleton={<BlockSkeleton height={height} />}>
          {(found) => {
            const dates = found.list.map(({ date }) => date);
            if (view === 'chart') return <TrendChart label={title} dates={dates} series={series(found)} />;
            return (
              <Suspense fallback={<BlockSkeleton height={height} />}>
                <SeriesTable label={title} dates={dates} series={series(found)} />
              </Suspense>
            );
          }}
        </Answered>
      </div>
    </Block>
  );
}

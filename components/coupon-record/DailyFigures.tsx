'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FigureMode, FigureSwitch } from '@/components/chart/FigureSwitch';
import { PairedBars } from '@/components/chart/PairedBars';
import { SeriesTable } from '@/components/chart/SeriesTable';
import type { Series } from '@/components/chart/series';
import type { CouponStatistics } from '@/lib/contract/coupon-record';
import { groupedNumber } from '@/lib/format/number-suffix';

/** Taken and used day by day, as a chart or as a table. */
export function DailyFigures({ days }: { days: CouponStatistics['days'] }) {
  const t = useTranslations('couponRecord.figures');
  const [view, setView] = useState<FigureMode>('chart');
  const seriesOf = (key: 'taken' | 'used'): Series => ({
    ...{ key, label: t(key), form: 'bar', exact: groupedNumber, short: groupedNumber },
    values: days.map((day) => day[key]),
  });
  const shown = { label: t('daily'), dates: days.map(({ date }) => date), series: [seriesOf('taken'), seriesOf('used')] } as const;
  return (
    <section aria-label={t('daily')}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 8 }}>
        <strong>{t('daily')}</strong>
        <FigureSwitch of={t('daily')} view={view} onChange={setView} />
      </div>
      {view === 'chart' ? <PairedBars {...shown} /> : <SeriesTable {...shown} />}
    </section>
  );
}

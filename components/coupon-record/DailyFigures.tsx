'use client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SeriesTable } from '@/components/chart/SeriesTable';
import type { Series } from '@/components/chart/series';
import type { CouponStatistics } from '@/lib/contract/coupon-record';
import { groupedNumber } from '@/lib/format/number-suffix';
import { DailyBars } from './DailyBars';

/** Taken and used day by day, as a chart or as a table. */
export function DailyFigures({ days }: { days: CouponStatistics['days'] }) {
  const t = useTranslations('couponRecord.figures');
  const words = useTranslations('feedback.figures');
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const seriesOf = (key: 'taken' | 'used'): Series => ({
    ...{ key, label: t(key), form: 'bar', exact: groupedNumber, short: groupedNumber },
    values: days.map((day) => day[key]),
  });
  return (
    <section aria-label={t('daily')}>
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBottom: 8 }}>
        <strong>{t('daily')}</strong>
        <ToggleButtonGroup value={view} onChange={(_event, next) => next && setView(next)} aria-label={`${t('daily')} · ${words('view')}`}>
          <ToggleButton value="chart">{words('chart')}</ToggleButton>
          <ToggleButton value="table">{words('table')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      {view === 'chart' ? (
        <DailyBars days={days} />
      ) : (
        <SeriesTable label={t('daily')} dates={days.map(({ date }) => date)} series={[seriesOf('taken'), seriesOf('used')]} />
      )}
    </section>
  );
}

'use client';
import { useTranslations } from 'next-intl';
import type { Series } from '@/components/chart/series';
import { chartHeight } from '@/components/chart/TrendChart';
import type { NewMembers } from '@/lib/contract/dashboard';
import { groupedNumber, shortNumber } from '@/lib/format/number-suffix';
import { useNewMembers } from './dashboard-queries';
import { TrendBlock } from './TrendBlock';

/** New members by day, with those of this month and all there are. */
export function MemberTrendBlock() {
  const t = useTranslations('dashboard');
  const series = ({ list }: NewMembers): Series[] => [
    {
      key: 'members',
      label: t('newMembers'),
      form: 'line',
      values: list.map(({ count }) => count),
      exact: groupedNumber,
      short: (count) => shortNumber(count),
    },
  ];
  const sums = ({ month, total }: NewMembers) =>
    [t('monthMembers', { n: groupedNumber(month) }), t('totalMembers', { n: groupedNumber(total) })].join(' · ');
  return <TrendBlock title={t('memberTrend')} use={useNewMembers} sums={sums} series={series} height={chartHeight(1)} />;
}

'use client';
import { useTranslations } from 'next-intl';
import type { Series } from '@/components/chart/series';
import { chartHeight } from '@/components/chart/TrendChart';
import type { OrderTrend } from '@/lib/contract/dashboard';
import { formatFen } from '@/lib/format/money';
import { groupedNumber, shortNumber } from '@/lib/format/number-suffix';
import { useOrderTrend } from './dashboard-queries';
import { TrendBlock } from './TrendBlock';

const money = (fen: number | undefined) => (fen === undefined ? '-' : formatFen(fen));
const FEN_PER_YUAN = 100;

/** Orders and sales by day, with the sums of this week and month. */
export function OrderTrendBlock() {
  const t = useTranslations('dashboard');
  const series = ({ list }: OrderTrend): Series[] => [
    {
      key: 'orders',
      label: t('orders'),
      form: 'line',
      values: list.map(({ orderCount }) => orderCount),
      exact: groupedNumber,
      short: (count) => shortNumber(count),
    },
    {
      key: 'sales',
      label: t('sales'),
      form: 'bar',
      values: list.map(({ payAmount }) => payAmount),
      exact: formatFen,
      short: (fen) => `¥${shortNumber(Math.round(fen / FEN_PER_YUAN))}`,
    },
  ];
  const sums = ({ weekCount, weekAmount, monthCount, monthAmount }: OrderTrend) =>
    [
      t('week', { count: groupedNumber(weekCount), amount: money(weekAmount) }),
      t('month', { count: groupedNumber(monthCount), amount: money(monthAmount) }),
    ].join(' · ');
  return <TrendBlock title={t('orderTrend')} use={useOrderTrend} sums={sums} series={series} height={chartHeight(2)} />;
}

'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/ErrorState';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { border, paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { readOptions } from '@/lib/client/resource-queries';
import { couponStatistics, type CouponStatistics as Figures } from '@/lib/contract/coupon-record';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';
import { percentOf } from '@/lib/format/percent';
import { DailyFigures } from './DailyFigures';

const DAYS = 30;

/** How a coupon was taken and used, and the sales it brought. */
export function CouponStatistics({ id }: { id: number }) {
  const found = useQuery({ ...readOptions(couponStatistics, { id, days: DAYS }), meta: { quiet: true } });
  if (found.isError && !found.data) return <ErrorState error={found.error} onRetry={() => found.refetch()} />;
  return found.data ? <Shown figures={found.data} /> : <BlockSkeleton height={320} />;
}

function Shown({ figures }: { figures: Figures }) {
  const t = useTranslations('couponRecord.figures');
  const cards = [
    ['taken', groupedNumber(figures.taken)],
    ['used', groupedNumber(figures.used)],
    ['rate', `${percentOf(figures.used, figures.taken)}%`],
    ['expired', groupedNumber(figures.expired)],
    ['orders', groupedNumber(figures.orders)],
    ['sales', formatFen(figures.sales)],
    ['discount', formatFen(figures.discount)],
  ] as const;
  return (
    <Panel>
      <Cards>
        {cards.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Cards>
      <DailyFigures days={figures.days} />
    </Panel>
  );
}

const Panel = styled('div')({ padding: '12px 20px 20px', overflow: 'auto' });

const Cards = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 12,
  margin: '0 0 16px',
  '& > div': { padding: '10px 12px', border, borderRadius: radius.card },
  '& dt': { color: paletteVar('text-secondary'), fontSize: 12 },
  '& dd': { margin: 0, fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});
